#!/usr/bin/env bash
# Starts deploy/igroteka.service under a real systemd: a Debian in a folder (debootstrap), booted in an emulated machine.
#   tools/systemd.sh [folder]      as root, on Debian, with debootstrap, qemu-system-x86 and e2fsprogs; 6 GB in the folder
# The package is installed by the very commands at the top of the unit. In the machine the room is looked at and played in
# (tools/proof.py), its process is killed and comes back with its table, and `systemctl stop` closes it gently.
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
place=${1:-$(mktemp -d)}
root=$place/root
say() { echo "[$SECONDS s] $*"; }

if [ ! -e "$root/usr/bin/python3" ]; then
  say "making a Debian with systemd and a kernel in an empty folder"
  debootstrap --variant=minbase bookworm "$root" >"$place/root.log" \
    --include=python3,python3-dev,python3-venv,ca-certificates,gcc,libc6-dev,systemd-sysv,udev,linux-image-cloud-amd64,initramfs-tools
fi
rm -rf "$root/source"
git clone --quiet "$top" "$root/source"
certificates=/etc/ssl/certs/ca-certificates.crt # of this machine: it may stand behind a proxy with its own
cp "$certificates" "$root$certificates"
cp /etc/resolv.conf "$root/etc/resolv.conf"
say "installing the package as the unit says"
chroot "$root" env PIP_CERT=$certificates NODE_EXTRA_CA_CERTS=$certificates bash -euc '
  cd /source
  python3 -m venv /opt/igroteka && /opt/igroteka/bin/pip install --quiet -c constraints.txt ".[server]"
  cp deploy/igroteka.service /etc/systemd/system/
  systemctl enable --quiet igroteka' >"$place/install.log" 2>&1 || { tail -n 30 "$place/install.log"; exit 1; }

# What looks at the room from inside: it runs once the machine is up, tells its result on the console, and switches off.
cat >"$root/etc/systemd/system/proof.service" <<'UNIT'
[Unit]
After=igroteka.service
[Service]
Type=oneshot
ExecStart=/bin/bash /source/proof.sh
StandardOutput=journal+console
StandardError=journal+console
[Install]
WantedBy=multi-user.target
UNIT
cat >"$root/source/proof.sh" <<'PROOF'
set -eu
trap 'systemctl status --no-pager --full igroteka; journalctl --unit igroteka --output cat --no-pager | tail -n 20; systemctl poweroff' EXIT
tell() { echo "proof: $*"; }
main() { systemctl show --property MainPID --value igroteka; }
cd /tmp
/opt/igroteka/bin/igroteka --version
/opt/igroteka/bin/python /source/tools/proof.py --room http://127.0.0.1:8000
tell "user $(systemctl show --property User --value igroteka), uid $(stat -c %u /proc/"$(main)"), state in $(readlink -f /var/lib/igroteka)"
before=$(main)
kill -KILL "$before"
for _ in $(seq 1 100); do [ "$(main)" != "$before" ] && [ "$(main)" != 0 ] && break || sleep 0.2; done
/opt/igroteka/bin/python /source/tools/proof.py --room http://127.0.0.1:8000
tell "killed, and back as process $(main)"
systemctl stop igroteka
tell "stopped: $(systemctl show --property Result --value igroteka)"
[ "$(systemctl show --property Result --value igroteka)" = success ]
tell whole
PROOF
chroot "$root" systemctl enable --quiet proof

say "making its disk"
rm -f "$place/disk"
mke2fs -q -t ext4 -d "$root" "$place/disk" 4G
say "booting it"
qemu-system-x86_64 -cpu max -smp 2 -m 2048 -nographic -no-reboot -nic none \
  -kernel "$(ls "$root"/boot/vmlinuz-* | tail -n 1)" -initrd "$(ls "$root"/boot/initrd.img-* | tail -n 1)" \
  -append "root=/dev/vda rw console=ttyS0 quiet systemd.show_status=0" \
  -drive "file=$place/disk,format=raw,if=virtio" </dev/null | tee "$place/console.log"
grep -aq "proof: whole" "$place/console.log" || { say "the room was not proved"; exit 1; }
say "the unit was started, killed, restarted and stopped under systemd"
