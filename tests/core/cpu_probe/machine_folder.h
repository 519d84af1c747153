// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A made-up machine's /proc and /sys in a folder of its own, gone with the object.
#pragma once

#include "core/cpu_probe/system_files.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

namespace roofline::test {

class MachineFolder {
public:
    MachineFolder()
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "machine-XXXXXX").string();
        if (mkdtemp(pattern.data()) == nullptr)
            throw std::runtime_error("no folder for the made-up machine");
        m_root = pattern;
    }
    MachineFolder(const MachineFolder&) = delete;
    MachineFolder& operator=(const MachineFolder&) = delete;
    ~MachineFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_root, ignored);
    }

    void write(const std::string& path, const std::string& text) const
    {
        std::filesystem::create_directories((m_root / path).parent_path());
        std::ofstream(m_root / path) << text;
    }
    void addCache(int processor, int index, int level, const char* type, const char* size, const char* sharers) const
    {
        const std::string folder =
            "sys/devices/system/cpu/cpu" + std::to_string(processor) + "/cache/index" + std::to_string(index) + "/";
        write(folder + "level", std::to_string(level) + "\n");
        write(folder + "type", std::string(type) + "\n");
        write(folder + "size", std::string(size) + "\n");
        write(folder + "shared_cpu_list", std::string(sharers) + "\n");
    }
    [[nodiscard]] SystemFiles files() const { return SystemFiles(m_root); }

private:
    std::filesystem::path m_root;
};

} // namespace roofline::test
