// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Sessions on a real disk: what survives, what is refused, what is left behind.
#include "core/session/atomic_file.h"
#include "core/session/named_session.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"
#include "tests/support/test_folder.h"

#include <doctest/doctest.h>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace roofline;
using namespace roofline::test;
namespace fs = std::filesystem;

namespace {

std::string refusal(const fs::path& path)
{
    const auto read = readSessionFile(path);
    const auto* error = std::get_if<SessionError>(&read);
    return error == nullptr ? "read" : error->message;
}

} // namespace

TEST_CASE("written, read, the same, and nothing else left in the folder")
{
    const TestFolder folder;
    const Session session = made_up::session();
    CHECK_FALSE(writeSessionFile(session, folder / "a.json").has_value());
    CHECK(std::get<Session>(readSessionFile(folder / "a.json")) == session);
    CHECK(folder.entries() == 1);
}

TEST_CASE("an older file is replaced whole and keeps its mode; a link stays a link")
{
    const TestFolder folder;
    writeText(folder / "real.json", std::string(1 << 20, 'x'));
    fs::permissions(folder / "real.json", fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink(folder / "real.json", folder / "link.json");
    CHECK_FALSE(writeSessionFile(made_up::session(), folder / "link.json").has_value());
    CHECK(fs::is_symlink(folder / "link.json"));
    CHECK(std::get<Session>(readSessionFile(folder / "real.json")) == made_up::session());
    CHECK(fs::status(folder / "real.json").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    CHECK(folder.entries() == 2);
}

TEST_CASE("a link to a file that is not there yet stays a link; one that leads to itself is refused and stays too")
{
    const TestFolder folder;
    fs::create_directory(folder / "results");
    fs::create_symlink("results/new.json", folder / "link.json");
    CHECK_FALSE(writeSessionFile(made_up::session(), folder / "link.json").has_value());
    CHECK(fs::is_symlink(folder / "link.json"));
    CHECK(std::get<Session>(readSessionFile(folder / "results/new.json")) == made_up::session());
    fs::create_symlink("b.json", folder / "a.json");
    fs::create_symlink("a.json", folder / "b.json");
    const auto error = writeSessionFile(made_up::session(), folder / "a.json");
    REQUIRE(error.has_value());
    CHECK(error->message.find("a.json: it cannot be written: ") != std::string::npos);
    CHECK(fs::is_symlink(folder / "a.json"));
    CHECK(folder.entries() == 4);
}

TEST_CASE("a session that could not be read again does not take a good file's place")
{
    const TestFolder folder;
    writeText(folder / "a.json", "old");
    Session broken = made_up::session();
    broken.kernels[0].time.median = Seconds(-1.0);
    const auto error = writeSessionFile(broken, folder / "a.json");
    REQUIRE(error.has_value());
    CHECK(error->message.find("kernels[0].ms: it is needed") != std::string::npos);
    CHECK(readText(folder / "a.json") == "old");
    CHECK(folder.entries() == 1);
}

TEST_CASE("targets that cannot be written are known before, told in one line, and nothing is left")
{
    const TestFolder folder;
    writeText(folder / "file", "old");
    for (const fs::path& target :
         {folder / "missing/a.json", folder / "", folder / "file/a.json", fs::path("/proc/a.json"), fs::path()}) {
        CAPTURE(target.string());
        const auto before = whyNotWritable(target);
        REQUIRE(before.has_value());
        CHECK(before->message.rfind(target.empty() ? "a file name is needed" : target.string() + ": ", 0) == 0);
        CHECK(before->message.find('\n') == std::string::npos);
        const auto written = writeWholeFile(target, "text");
        REQUIRE(written.has_value());
        CHECK(written->message == before->message);
    }
    CHECK(folder.entries() == 1);
    CHECK(readText(folder / "file") == "old");
    CHECK_FALSE(whyNotWritable(folder / "new.json").has_value());
    CHECK_FALSE(whyNotWritable(folder / "file").has_value());
    CHECK(folder.entries() == 1);
}

TEST_CASE("a pipe, a socket or a device is refused at once, and stays what it is")
{
    const TestFolder folder;
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    fs::create_symlink("pipe", folder / "link.json");
    REQUIRE(::mknod((folder / "socket").c_str(), S_IFSOCK | 0600, 0) == 0);
    for (const fs::path& target : {folder / "pipe", folder / "link.json", folder / "socket", fs::path("/dev/null")}) {
        CAPTURE(target.string());
        const auto before = whyNotWritable(target);
        REQUIRE(before.has_value());
        CHECK(before->message == target.string() + ": it is a pipe or a device, and a file is needed");
        CHECK(writeWholeFile(target, "text")->message == before->message);
        CHECK(writeSessionFile(made_up::session(), target)->message == before->message);
    }
    CHECK(fs::is_fifo(folder / "pipe"));
    CHECK(fs::is_symlink(folder / "link.json"));
}

TEST_CASE("a pipe that is open here already is written through: a shell gave it")
{
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    const fs::path name = "/dev/fd/" + std::to_string(ends[1]);
    CHECK_FALSE(whyNotWritable(name).has_value());
    CHECK_FALSE(writeWholeFile(name, "all of it").has_value());
    std::array<char, 16> got{};
    CHECK(::read(ends[0], got.data(), got.size()) == 9);
    CHECK(std::string(got.data()) == "all of it");
    const auto handler = std::signal(SIGPIPE, SIG_IGN);
    ::close(ends[0]); // nobody reads any more: told, and not waited for
    CHECK(writeWholeFile(name, "more")->message == name.string() + ": it could not be written: Broken pipe");
    std::signal(SIGPIPE, handler);
    ::close(ends[1]);
    CHECK(whyNotWritable(name).has_value());
}

TEST_CASE("a full device that is open here already is told")
{
    const int full = ::open("/dev/full", O_WRONLY);
    if (full < 0)
        return;
    const std::string name = "/dev/fd/" + std::to_string(full);
    CHECK(writeWholeFile(name, "text")->message.rfind(name + ": it could not be written: No space left", 0) == 0);
    ::close(full);
}

TEST_CASE("a disk that fills up in the middle leaves the older file, and nothing beside it")
{
    const TestFolder folder;
    writeText(folder / "a.json", "older");
    // A limit on the size of files stands in for the full disk: the first block fits, the rest does not.
    rlimit before{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &before) == 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{1024, before.rlim_max};
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &small) == 0);
    const auto error = writeSessionFile(made_up::session(), folder / "a.json");
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    REQUIRE(error.has_value());
    CHECK(error->message.rfind((folder / "a.json").string() + ": it could not be written: File too large", 0) == 0);
    CHECK(readText(folder / "a.json") == "older");
    CHECK(folder.entries() == 1);
}

TEST_CASE("the longest name that the file system takes can be written")
{
    const TestFolder folder;
    const std::string name = std::string(250, 'n') + ".json";
    CHECK_FALSE(writeWholeFile(folder / name, "text").has_value());
    CHECK(readText(folder / name) == "text");
}

TEST_CASE("what cannot be read says the path first, in one line")
{
    const TestFolder folder;
    const auto startsWithPath = [](const fs::path& path, const std::string& rest) {
        CAPTURE(refusal(path));
        return refusal(path).rfind(path.string() + ": " + rest, 0) == 0;
    };
    CHECK(startsWithPath(folder / "none.json", "it cannot be read: No such file"));
    CHECK(startsWithPath(folder / "", "it is a folder, and a file is needed"));
    writeText(folder / "empty.json", "");
    CHECK(startsWithPath(folder / "empty.json", "it is empty"));
    writeText(folder / "cut.json", "{\"format\": \"roofline-se");
    CHECK(startsWithPath(folder / "cut.json", "format: the text ends unfinished, at byte 23"));
    writeText(folder / "line\nfeed.json", "");
    CHECK(refusal(folder / "line\nfeed.json").find('\n') == std::string::npos);
}

TEST_CASE("a file of 100 MB is refused without being read, and an endless one after the limit")
{
    const TestFolder folder;
    writeText(folder / "large.json", "{");
    fs::resize_file(folder / "large.json", 100u << 20);
    CHECK(refusal(folder / "large.json") ==
          (folder / "large.json").string() + ": it is larger than 16777216 bytes, the most that is read");
    CHECK(refusal("/dev/zero") == "/dev/zero: it is larger than 16777216 bytes, the most that is read");
}

TEST_CASE("a name is a file where there is one, else a recorded card, else both are told")
{
    const TestFolder folder;
    const auto deviceOf = [](const std::string& name) { return std::get<Session>(readNamedSession(name)).device.name; };
    CHECK_FALSE(writeSessionFile(made_up::session(), folder / "a.json").has_value());
    CHECK(deviceOf((folder / "a.json").string()) == made_up::device().name);
    CHECK(deviceOf("tesla-t4") == "Tesla T4");
    const auto missing = readNamedSession("no-such-card");
    REQUIRE(std::holds_alternative<SessionError>(missing));
    const std::string& message = std::get<SessionError>(missing).message;
    CHECK(message.rfind("no-such-card: it cannot be read: ", 0) == 0);
    CHECK(message.find("the recorded cards are: tesla-t4") != std::string::npos);
    CHECK(message.find('\n') == std::string::npos);
}
