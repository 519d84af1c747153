// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// An empty folder of its own for a test, gone with it; and whole files as text.
#pragma once

#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <unistd.h>

namespace roofline::test {

class TestFolder {
public:
    TestFolder()
    {
        static std::atomic<int> serial{0};
        const std::string name = "roofline-test-" + std::to_string(::getpid()) + "-" + std::to_string(serial++);
        m_path = std::filesystem::temp_directory_path() / name;
        std::filesystem::remove_all(m_path);
        std::filesystem::create_directory(m_path);
    }
    ~TestFolder() { std::filesystem::remove_all(m_path); }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;

    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return m_path / name; }
    [[nodiscard]] std::ptrdiff_t entries() const
    {
        using std::filesystem::directory_iterator;
        return std::distance(directory_iterator(m_path), directory_iterator());
    }

private:
    std::filesystem::path m_path;
};

inline void writeText(const std::filesystem::path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

inline std::string readText(const std::filesystem::path& path)
{
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

} // namespace roofline::test
