# Sourced by script/world, script/demo and script/test: speech, packages, QEMU.
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

# apt_install PACKAGE…: installs what is named, quietly, never asking; one list update for each run of a script.
apt_updated=
apt_install() {
  have apt-get || { say "cannot install $*: no apt-get here"; return 1; }
  [ "$(id -u)" = 0 ] || { say "cannot install $*: not root"; return 1; }
  if [ -z "$apt_updated" ]; then
    apt-get -qq -o Acquire::Retries=3 update </dev/null >&2 || return 1
    apt_updated=yes
  fi
  DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends -o Acquire::Retries=3 \
    -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 install "$@" </dev/null >&2
}

# The archive that this Debian machine takes its packages from; nothing on another distribution.
debian_archive() {
  [ "$(. /etc/os-release && echo "$ID")" = debian ] || return 0
  apt-get indextargets --format '$(REPO_URI) $(COMPONENT)' 2>/dev/null | awk '$2 == "main" && $1 !~ /security/ {print $1; exit}'
}

# apt_fetch SUITE ROOT PACKAGE…: unpacks packages of another suite or architecture (`NAME:arch`) into the folder ROOT,
# with package lists of its own, so that the system's lists and packages stay as they are.
apt_fetch() {
  local suite=$1 root=$2 archive state package
  shift 2
  have apt-get || { say "no apt-get here"; return 1; }
  archive=$(debian_archive)
  [ -n "$archive" ] || { say "no Debian package archive is set up on this machine"; return 1; }
  state=$cache/apt-$suite
  mkdir -p "$state/lists/partial" "$state/archives/partial" "$state/debs" "$root"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $archive $suite main" >"$state/sources.list"
  local options=(
    -qq -o Acquire::Retries=3 -o APT::Sandbox::User= -o "APT::Architectures::=$native" -o "APT::Architectures::=$foreign"
    -o "Dir::Etc::SourceList=$state/sources.list" -o Dir::Etc::SourceParts=- -o "Dir::State::Lists=$state/lists"
    -o "Dir::Cache=$state" -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false -o Acquire::Languages=none
  )
  apt-get "${options[@]}" update </dev/null >&2 || return 1
  for package; do
    (cd "$state/debs" && rm -f ./*.deb && apt-get "${options[@]}" download "$package" </dev/null >&2 && dpkg -x ./*.deb "$root") || return 1
  done
  rm -rf "$state"
}

# Whether the kernel runs programs of the other architecture.
emulates() { grep -qs '^enabled' "/proc/sys/fs/binfmt_misc/qemu-$foreign_qemu"; }

# Registers QEMU for the other architecture with the kernel, as the package's own boot service would.
register_qemu() {
  emulates && return 0
  local conf=/usr/lib/binfmt.d/qemu-$foreign_qemu.conf
  [ -f "$conf" ] || { say "qemu-user-static brings no $conf"; return 1; }
  [ -e /proc/sys/fs/binfmt_misc/register ] || mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc || return 1
  cat "$conf" >/proc/sys/fs/binfmt_misc/register || emulates
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
    [ -n "$(busybox "$arch")" ] || apt_fetch stable "$cache/busybox/$arch" "busybox-static:$arch" || return 1
  done
  applets=$("$(busybox "$native")" --list) || return 1
  mkdir -p "$dir"
  for arch in amd64 arm64; do
    rootfs_tar "$dir/$arch.tar" "$(busybox "$arch")" "$applets" || return 1
  done
}
busybox() { find "$cache/busybox/$1" -path '*/bin/busybox' -type f 2>/dev/null; }
