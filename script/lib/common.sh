# Sourced by script/world, script/demo and script/test: speech, packages, QEMU, programs of Go and Node.
# shellcheck shell=bash disable=SC2154,SC2034

cache=${XDG_CACHE_HOME:-$HOME/.cache}/multiarch-publish

say() { printf '%s\n' "$*" >&2; }
die() { say "error: $*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# The platform's name for this machine's architecture, and for the other one of the pair that is built everywhere here.
case $(uname -m) in
  x86_64) native=amd64 foreign=arm64 foreign_qemu=aarch64 ;;
  aarch64 | arm64) native=arm64 foreign=amd64 foreign_qemu=x86_64 ;;
  *) die "this machine is $(uname -m); the scripts know amd64 and arm64" ;;
esac

# The directories in which Debian keeps what only root calls are not on everyone's PATH.
export PATH="$PATH:/usr/local/sbin:/usr/sbin:/sbin"

# as_root COMMAND…: never asks for a password.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# apt_install PACKAGE…: installs what is named, quietly, never asking.
apt_install() {
  apt_lists && as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends -o Acquire::Retries=3 \
    -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 install "$@" </dev/null >&2
}

# One update of the package lists for each run of a script.
apt_updated=
apt_lists() {
  [ -z "$apt_updated" ] || return 0
  have apt-get || { say "no apt-get here"; return 1; }
  as_root apt-get -qq -o Acquire::Retries=3 update </dev/null >&2 && apt_updated=yes
}

# apt_unpack ROOT [-o OPTION]… PACKAGE…: unpacks packages into the folder ROOT instead of installing them, so that no
# service of theirs is started and the system stays as it is.
apt_unpack() {
  local root=$1 debs
  shift
  debs=$(mktemp -d) || return 1
  mkdir -p "$root"
  (
    cd "$debs" && apt-get -qq -o Acquire::Retries=3 -o APT::Sandbox::User= download "$@" </dev/null >&2 &&
      for deb in *.deb; do dpkg -x "$deb" "$root" || exit 1; done
  )
  local status=$?
  rm -rf "$debs"
  return $status
}

# unpack_newest ROOT PACKAGE…: the same with packages of Debian's newest suite, and of either architecture (`NAME:arch`),
# from package lists of their own in the cache.
newest_updated=
unpack_newest() {
  local root=$1 archive lists=$cache/apt
  shift
  have apt-get || { say "no apt-get here"; return 1; }
  archive=$(debian_archive)
  [ -n "$archive" ] || { say "no Debian package archive is set up on this machine"; return 1; }
  mkdir -p "$lists/lists/partial" "$lists/archives/partial"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $archive sid main" >"$lists/sources.list"
  local options=(
    -o "APT::Architectures::=$native" -o "APT::Architectures::=$foreign" -o "Dir::Cache=$lists" -o "Dir::State::Lists=$lists/lists"
    -o "Dir::Etc::SourceList=$lists/sources.list" -o Dir::Etc::SourceParts=- -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false
    -o Acquire::Languages=none
  )
  if [ -z "$newest_updated" ]; then
    apt-get -qq -o Acquire::Retries=3 -o APT::Sandbox::User= "${options[@]}" update </dev/null >&2 || return 1
    newest_updated=yes
  fi
  apt_unpack "$root" "${options[@]}" "$@"
}

# The archive that this Debian machine takes its packages from; nothing on another distribution.
debian_archive() {
  [ "$(. /etc/os-release && echo "$ID")" = debian ] || return 0
  apt-get indextargets --format '$(REPO_URI) $(COMPONENT)' 2>/dev/null | awk '$2 == "main" && $1 !~ /security/ {print $1; exit}'
}

# unpack_registry: the CNCF registry on PATH. The package is unpacked, not installed: as a service it would take port 5000.
unpack_registry() {
  export PATH="$PATH:$cache/registry/usr/bin"
  have docker-registry || { apt_lists && apt_unpack "$cache/registry" docker-registry; }
}

# Whether the kernel runs programs of the other architecture.
emulates() { grep -qs '^enabled' "/proc/sys/fs/binfmt_misc/qemu-$foreign_qemu"; }

# QEMU for the other architecture, installed and registered with the kernel, as the package's own boot service would.
# Newer releases keep the registration in a package of its own.
ensure_qemu() {
  emulates && return 0
  local conf=/usr/lib/binfmt.d/qemu-$foreign_qemu.conf
  [ -f "$conf" ] || apt_install qemu-user-static
  [ -f "$conf" ] || apt_install qemu-user-binfmt
  emulates && return 0
  [ -f "$conf" ] || { say "no package brings $conf"; return 1; }
  [ -e /proc/sys/fs/binfmt_misc/register ] || as_root mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc || return 1
  as_root tee /proc/sys/fs/binfmt_misc/register <"$conf" >/dev/null || emulates
}

# rootfs_tar TAR BUSYBOX APPLETS: a root file system of busybox and links for its applets; the same input gives the same bytes.
rootfs_tar() {
  local root applet
  root=$(mktemp -d) || return 1
  mkdir -p "$root"/{bin,etc,root,tmp,usr/bin} && chmod 755 "$root" && chmod 1777 "$root/tmp" || return 1
  cp "$2" "$root/bin/busybox" && chmod 755 "$root/bin/busybox" || return 1
  for applet in $3; do
    [ "$applet" = busybox ] || ln -s busybox "$root/bin/$applet" || return 1
  done
  ln -s ../../bin/busybox "$root/usr/bin/env"
  echo 'root:x:0:0:root:/root:/bin/sh' >"$root/etc/passwd"
  echo 'root:x:0:' >"$root/etc/group"
  tar -C "$root" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -cf "$1" . || return 1
  rm -rf "$root"
}

# base_roots DIR: writes amd64.tar and arm64.tar, the file systems of a small base image, from Debian's busybox-static.
base_roots() {
  local dir=$1 arch applets
  for arch in amd64 arm64; do
    [ -n "$(busybox "$arch")" ] || unpack_newest "$cache/busybox/$arch" "busybox-static:$arch" || return 1
  done
  applets=$("$(busybox "$native")" --list) || return 1
  mkdir -p "$dir"
  for arch in amd64 arm64; do
    rootfs_tar "$dir/$arch.tar" "$(busybox "$arch")" "$applets" || return 1
  done
}
busybox() { find "$cache/busybox/$1" -path '*/bin/busybox' -type f 2>/dev/null; }

# node_folder MAJOR: the folder of a Node of that major version: this machine's, or one from npm, in the cache.
node_folder() {
  local folder=$cache/node$1
  if [ "$(node -p 'process.versions.node.split(".")[0]')" = "$1" ]; then
    dirname "$(node -p process.execPath)"
    return
  fi
  local package
  package=node-linux-$(node -p process.arch)
  mkdir -p "$folder"
  [ -x "$folder/node_modules/$package/bin/node" ] ||
    npm install --no-save --no-audit --no-fund --prefix "$folder" "$package@$1" >"$folder/install.log" 2>&1 || return 1
  echo "$folder/node_modules/$package/bin"
}

# go_program NAME PACKAGE@VERSION: a program of the Go module proxy, in $cache/bin; fails where there is no Go.
go_program() {
  [ -x "$cache/bin/$1" ] || { have go && GOBIN=$cache/bin go install "$2" >&2; }
}

# go_module_programs MODULE VERSION FOLDER…: the same for programs of a module that `go install` refuses because it replaces other
# modules: they are built from a throw-away module that requires it. Static, so that they run in an image without a C library.
go_module_programs() {
  local packages=("${@:3}") folder status
  packages=("${packages[@]/#/$1/}")
  have go && folder=$(mktemp -d) || return 1
  (
    cd "$folder" && export CGO_ENABLED=0 && go mod init throwaway && go mod edit "-require=$1@$2" && mkdir -p "$cache/bin" &&
      go build -mod=mod -trimpath -ldflags='-s -w' -o "$cache/bin/" "${packages[@]}"
  ) >&2
  status=$?
  rm -rf "$folder"
  return $status
}
