/**
 * The keeper: one root process a job, in bash. It makes the suite's user and the walls, holds them while its stdin is
 * open, and takes them down when that closes, for whatever reason: signals do not pass sudo, the end of a pipe does.
 *
 * Arguments: level, tree, home, owner's user and group, then `keep:rw:PATH`, `keep:ro:PATH` (parents first) and
 * `hide:PATH`. Requests on stdin are a verb and a path, each ended by NUL; answers on stdout are one line each.
 */
export const KEEPER_SCRIPT = String.raw`
level=$1 tree=$2 home=$3 owner=$4 group=$5
keeps=() hides=()
for argument in "${'$'}{@:6}"; do
  case $argument in
    keep:*) keeps+=("${'$'}{argument#keep:}") ;;
    hide:*) hides+=("${'$'}{argument#hide:}") ;;
  esac
done
say() { printf '%s\n' "$*"; }
fail() { say "no ${'$'}{*//$'\n'/ }"; exit 1; }
must() { local said; said=$("$@" 2>&1) || fail "$1 ${'$'}{*: -1}: $said"; }

# --- the suite's user ---------------------------------------------------------------------------------------------
running() {
  local file state
  for file in $(grep -lsE "^Uid:[[:space:]]+$user[[:space:]]" /proc/[0-9]*/status); do
    grep -qs '^State:[[:space:]]*Z' "$file" || { [[ -e $file ]] && return 0; }
  done
  return 1
}
# One call reaches all processes of the user, and none can fork meanwhile.
end_all() {
  local try
  for ((try = 0; try < 500; try++)); do
    running || return 0
    # In a namespace they go with their init, which has just lost its life line.
    if [[ $level == user ]] || ((try > 20)); then
      setpriv "--reuid=$user" "--regid=$user" --clear-groups -- bash -c 'kill -KILL -1' 2>/dev/null
    fi
    sleep 0.004
  done
  return 1
}
known() { getent "$1" "$2" >/dev/null 2>&1 || grep -q "^[^:]*:[^:]*:$2:" "/etc/$1" 2>/dev/null; }
# A number that systemd and shadow leave free, and that a container without a large map has. Who makes the folder has it.
allot() {
  local room=/var/tmp
  [[ -d $room && ! -L $room ]] || room=/tmp
  for ((user = 60706; user <= 61183; user++)); do
    base=$room/walled-$user
    mkdir -m 0711 "$base" 2>/dev/null || continue
    known passwd "$user" || known group "$user" || running || return 0
    rmdir "$base"
  done
  fail 'no user number between 60706 and 61183 is free'
}

# --- requests -----------------------------------------------------------------------------------------------------
# Within the walls a path may lead where the suite wants: the folders on the way to it are the suite's.
outside() { if [[ $level == namespace ]]; then nsenter "--mount=/proc/$PPID/ns/mnt" -- "$@"; else "$@"; fi; }
close_life() { [[ -n $life ]] && exec {life}>&-; life=; }
serve() {
  local verb path status
  life=
  while IFS= read -r -d '' verb && IFS= read -r -d '' path; do
    case $verb in
      prepare) "prepare_$level"; say "ok $$" ;;
      begin)
        : >"$run/status"
        exec {life}<>"$run/life"
        [[ -z $path ]] || must outside chown -h "$user:$user" "$path"
        say ok ;;
      term) [[ -z $life ]] || printf T >&"$life" ;;
      kill) close_life ;;
      finish)
        close_life
        end_all || fail "processes of the suite do not end"
        [[ -z $path ]] || must outside chown -Rh "--from=$user" "$owner:$group" "$path"
        status=$(<"$run/status")
        say "ok ${'$'}{status//$'\n'/ }" ;;
    esac
  done
  close_life
}
open_run() {
  run=$1
  must mkdir -m 0700 "$run"
  must mkfifo -m 0600 "$run/life"
}
give_tree() {
  local from=() keep
  # Root could write everything; anybody else gives what is his.
  ((owner == 0)) || from=("--from=$owner")
  must chown -Rh "${'$'}{from[@]}" "$user" "$tree"
  # The folders that hold a folder a run may be passed through, and no more.
  for keep in "${'$'}{keeps[@]}"; do
    [[ $keep != rw:* || $keep == "rw:$tree" || ! -d ${'$'}{keep#*:} ]] || must chmod o+x "${'$'}{keep#*:}"
  done
}

# --- level namespace ----------------------------------------------------------------------------------------------
cover() {
  [[ -d $1 && ! -L $1 ]] || return 0
  must mount -t tmpfs -o "mode=$2,nosuid,nodev" tmpfs "$1"
}
# Makes a mount point; folders on the way to it, within the home, are the suite's.
make_way() {
  [[ -d $1 ]] && return
  make_way "${'$'}{1%/*}"
  must mkdir -m 0755 "$1"
  [[ $1 != "$home"/* ]] || must chown "$user" "$1"
}
place() {
  local mode=${'$'}{1%%:*} path=${'$'}{1#*:} stage=$2
  if [[ -d $stage ]]; then make_way "$path"; else make_way "${'$'}{path%/*}"; [[ -e $path ]] || : >"$path"; fi
  must mount --rbind "$stage" "$path"
  [[ $mode == rw ]] || must mount -o remount,bind,ro "$path"
}
# A passwd and a group file with one line more, and the host's own name where no file knows it: offline, nobody else does.
make_accounts() {
  local name=suite host
  while grep -q "^$name:" /etc/passwd /etc/group; do name+=s; done
  { cat /etc/passwd; printf '%s:x:%s:%s::%s:/bin/bash\n' "$name" "$user" "$user" "$home"; } >"$base/passwd"
  { cat /etc/group; printf '%s:x:%s:\n' "$name" "$user"; } >"$base/group"
  must mount --bind "$base/passwd" /etc/passwd
  must mount --bind "$base/group" /etc/group
  host=$(uname -n)
  if [[ -f /etc/hosts ]] && ! grep -qwF -- "$host" /etc/hosts; then
    { cat /etc/hosts; printf '127.0.1.1 %s\n' "$host"; } >"$base/hosts"
    must mount --bind "$base/hosts" /etc/hosts
  fi
}
# Sockets of the engine, the bus and the rest live in /run; of it only the resolver's file is wanted.
cover_run() {
  local real text= link links=()
  real=$(readlink -f /etc/resolv.conf)
  [[ $real != /run/* && $real != /var/run/* ]] || text=$(<"$real")
  for link in /run/*; do [[ ! -L $link ]] || links+=("$link"$'\n'"$(readlink "$link")"); done
  cover /run 0755
  cover /var/run 0755
  for link in "${'$'}{links[@]}"; do ln -s "${'$'}{link#*$'\n'}" "${'$'}{link%%$'\n'*}"; done
  [[ -z $text ]] || { mkdir -p "${'$'}{real%/*}" && printf '%s\n' "$text" >"$real"; } || fail 'resolv.conf'
}
seal() {
  local point options kind
  must mount -o remount,bind,ro /
  while read -r _ _ _ _ point options _; do
    case $point in / | /proc | /proc/* | /sys | /sys/* | /dev | /dev/* | "$base" | "$base"/*) continue ;; esac
    [[ ,$options, != *,rw,* ]] || mount -o remount,bind,ro "$(printf %b "$point")" 2>/dev/null
  done </proc/self/mountinfo
}
prepare_namespace() {
  local keep stages=() number=0 path
  must mount --bind "$base" "$base"
  must mkdir -m 0755 "$base/home" "$base/stage"
  must mkdir -m 1777 "$base/tmp" "$base/vartmp"
  must chown "$user:$user" "$base/home"
  give_tree
  # What stays in sight is held before its surroundings go.
  for keep in "${'$'}{keeps[@]}"; do
    path=${'$'}{keep#*:}
    [[ -e $path ]] || continue
    number=$((number + 1))
    if [[ -d $path ]]; then must mkdir "$base/stage/$number"; else : >"$base/stage/$number"; fi
    must mount --rbind "$path" "$base/stage/$number"
    stages+=("$keep"$'\n'"$number")
  done
  make_accounts
  seal
  cover /home 0755
  [[ $home == /root ]] || cover /root 0755
  cover /dev/shm 1777
  cover /dev/mqueue 0755
  cover_run
  open_run /run/.walls
  must mkdir -m 0700 /run/.stages
  must mount --rbind "$base" /run/.stages
  must mount --bind /run/.stages/tmp /tmp
  [[ ! -d /var/tmp || -L /var/tmp ]] || must mount --bind /run/.stages/vartmp /var/tmp
  if [[ -n $home ]]; then
    make_way "$home"
    must mount --bind /run/.stages/home "$home"
  fi
  for path in "${'$'}{hides[@]}"; do
    if [[ -d $path ]]; then cover "$path" 0755; elif [[ -e $path ]]; then must mount --bind /dev/null "$path"; fi
  done
  for keep in "${'$'}{stages[@]}"; do place "${'$'}{keep%$'\n'*}" "/run/.stages/stage/${'$'}{keep##*$'\n'}"; done
  must umount -l /run/.stages
  rmdir /run/.stages
}

# --- level user ---------------------------------------------------------------------------------------------------
modes=()
set_mode() {
  modes+=("$(stat -c %a -- "$2") $2")
  must chmod "$1" -- "$2"
}
open_to_all() { local bits; bits=$(stat -c %a -- "$1"); (( 8#$bits & 1 )); }
holds_kept() {
  local keep
  for keep in "${'$'}{keeps[@]}"; do [[ ${'$'}{keep#*:} != "$1" && ${'$'}{keep#*:} != "$1"/* ]] || return 0; done
  return 1
}
# A private folder above something that the suite needs: it may be passed through, and its other rooms are locked.
open_door() {
  local folder=$1 child
  for child in "$folder"/* "$folder"/.[!.]*; do
    [[ -e $child && ! -L $child ]] || continue
    holds_kept "$child" || ((! (8#$(stat -c %a -- "$child") & 7))) || set_mode o-rwx "$child"
  done
  set_mode o-rw,o+x "$folder"
}
open_way() {
  local path=$1 folders=() folder
  while [[ $path == /?*/* ]]; do path=${'$'}{path%/*}; folders=("$path" "${'$'}{folders[@]}"); done
  for folder in "${'$'}{folders[@]}"; do open_to_all "$folder" || open_door "$folder"; done
}
prepare_user() {
  local keep path
  give_tree
  must mkdir -m 0755 "$base/home"
  open_run "$base/run"
  for keep in "${'$'}{keeps[@]}"; do
    path=${'$'}{keep#*:}
    [[ -e $path ]] || continue
    open_way "$path"
    # The home cannot be laid over the old one; what is shown of that is linked.
    if [[ $keep == ro:* && -n $home && $path == "$home"/* ]]; then
      must mkdir -p "$base/home/$(dirname -- "${'$'}{path#"$home"/}")"
      must ln -s "$path" "$base/home/${'$'}{path#"$home"/}"
    fi
  done
  for path in "${'$'}{hides[@]}"; do
    [[ -e $path && ! -L $path ]] || continue
    if holds_kept "$path"; then open_door "$path"; else set_mode o-rwx "$path"; fi
  done
  must chown -Rh "$user:$user" "$base/home"
  if command -v useradd >/dev/null; then
    groupadd --gid "$user" "suite$user" >/dev/null 2>&1
    useradd --uid "$user" --gid "$user" --no-create-home --no-log-init --home-dir "$base/home" --shell /bin/bash \
      "suite$user" >/dev/null 2>&1 && account=suite$user
  fi
}

# --- from the first to the last -----------------------------------------------------------------------------------
clean_up() {
  local entry file
  end_all || say 'no processes of the suite do not end' >&3
  # Its configuration may name programs: who asks git there next, as checkout's own last step does, would start them.
  [[ ! -d $base/home || $tree != /?* ]] || rm -rf --one-file-system -- "$tree/.git" ||
    say 'no the repository is left' >&3
  # The tree, and what a run that was not finished still holds.
  for entry in "${'$'}{keeps[@]}"; do
    file=${'$'}{entry#*:}
    [[ $entry == rw:* && -d $file ]] || continue
    chown -Rh "--from=$user" "$owner:$group" "$file" || say "no $file is not given back whole" >&3
    [[ $file == "$tree" ]] || chmod o-x "$file"
  done
  for ((entry = ${'$'}{#modes[@]} - 1; entry >= 0; entry--)); do
    file=${'$'}{modes[entry]#* }
    [[ -L $file ]] || chmod "${'$'}{modes[entry]%% *}" -- "$file"
  done
  if [[ -n $account ]]; then
    userdel "$account"
    ! getent group "$account" || groupdel "$account"
  fi
  [[ $level != user ]] || find /tmp /var/tmp /dev/shm -xdev -user "$user" -not -path "$base/*" -delete
  # A mount below would be emptied with it.
  grep -qF " $base/" /proc/self/mountinfo || rm -rf --one-file-system -- "$base"
} 3>&1 >/dev/null 2>&1

if [[ -n ${'$'}{walls-} ]]; then
  serve
  exit
fi
account= why=
command -v setpriv perl prlimit setsid grep chown mkfifo >/dev/null ||
  fail 'one of setpriv, perl, prlimit, setsid, grep, chown, mkfifo is missing'
if [[ $level != user ]]; then
  if ! command -v unshare nsenter mount ip >/dev/null; then
    why='one of unshare, nsenter, mount, ip is missing'
  else
    why=$(unshare --mount --pid --ipc --net --fork -- mount -t proc proc /proc 2>&1)
  fi
  [[ -z $why || $level == auto ]] || fail "namespaces: $why"
  level=namespace
  [[ -z $why ]] || level=user
fi
allot
trap : HUP INT TERM
trap clean_up EXIT
say "ok $level $user $base ${'$'}{why//$'\n'/ }"
if [[ $level == namespace ]]; then
  export user base walls=held
  unshare --mount --propagation private -- bash --noprofile --norc -c "$BASH_EXECUTION_STRING" keeper "$level" "${'$'}{@:2}"
else
  serve
fi
`;
