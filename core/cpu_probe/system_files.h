// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Small files in which Linux tells things of the machine, /proc and /sys, read below a root that a test can choose.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace roofline {

class SystemFiles {
public:
    explicit SystemFiles(std::filesystem::path root = "/") : m_root(std::move(root)) {}

    /// The whole text; absent where the file can't be read.
    [[nodiscard]] std::optional<std::string> text(const std::string& path) const;
    /// The first line without its end.
    [[nodiscard]] std::optional<std::string> line(const std::string& path) const;
    /// The whole number at the start of the file; absent for "max" and other words.
    [[nodiscard]] std::optional<double> number(const std::string& path) const;
    /// What stands behind "key :" or "key:" on the first line that begins with the key: "model name", "MemTotal".
    [[nodiscard]] std::optional<std::string> valueOf(const std::string& path, const std::string& key) const;
    /// The entries of a folder, sorted by name; empty where there is none.
    [[nodiscard]] std::vector<std::string> entries(const std::string& folder) const;

private:
    std::filesystem::path m_root;
};

} // namespace roofline
