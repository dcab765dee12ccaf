#!/bin/bash
# Makes a fresh Debian or Ubuntu machine the server of one site: pages, forms, the owner's desk, TLS by Caddy, a copy each
# night. As root, in the folder of the site or with REPOSITORY or COPY set:
#
#   bash deploy/fresh-server.sh example.com owner@example.com
#
# It asks for what it does not know; secrets are never arguments, which everybody on the machine can read. Nothing that is
# there is written over, so it can be run again: after it broke off, or to bring packages up to date.
#
#   REPOSITORY=https://…/site.git   where the site comes from
#   COPY=/root/copy-….tar.gz.age    or a copy of another server; COPIES_KEY is asked for
set -euo pipefail

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}
say() { printf '\n▸ %s\n' "$1"; }

domain=${1:-}
owner=${2:-}
[[ $domain =~ ^([a-z0-9-]+\.)+[a-z0-9-]+$ ]] || fail 'Name the domain of the site and the address of its owner:' "  $0 example.com owner@example.com"
[[ $owner =~ ^[^[:space:]@]+@[^[:space:]@]+$ ]] || fail "\"$owner\" is no e-mail address of an owner."
[ "$(id -u)" = 0 ] || fail 'Only root can set up a server.'
command -v apt-get >/dev/null || fail 'This is for Debian and Ubuntu: there is no apt-get.'
here=$(cd "$(dirname "$0")" && pwd)
folder=/srv/site
settings=/etc/site.env

say 'Programs'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install --yes -qq ca-certificates caddy curl git
# Debian's npm comes with Debian's Node; where somebody has put another one there, it stays.
command -v npm >/dev/null || apt-get install --yes -qq nodejs npm

say 'The user of the site'
id site >/dev/null 2>&1 || useradd --system --user-group --home-dir "$folder" --shell /usr/sbin/nologin site
install -d -m 0700 -o site -g site /var/lib/site /var/backups/site

# Sets a value that is not there yet. What systemd and Node read alike has no line break and begins with no quote.
setting() {
  grep -q "^$1=" "$settings" && return
  [[ $2 != *$'\n'* && $2 != [\"\']* ]] || fail "$1 cannot be used: it holds a line break or begins with a quote."
  printf '%s=%s\n' "$1" "$2" >>"$settings"
}
# Asks for a value that is not there yet and that the environment does not have; -s does not show what is typed.
asked() {
  local name=$1 question=$2 hidden=${3:-} value=${!1:-}
  grep -q "^$name=" "$settings" && return
  if [ -z "$value" ]; then
    if [ "$hidden" = -s ]; then
      read -rs -p "$question: " value && echo
    else
      read -r -p "$question: " value
    fi || fail "$name is missing: set it in the environment, or answer the question."
  fi
  setting "$name" "$value"
}

say "Settings, in $settings"
touch "$settings"
chown root:site "$settings"
chmod 640 "$settings"
asked SMTP_URL 'Mail account, as smtps://user:password@mail.example.com (shown to nobody)' -s
setting LEADS_TO "$owner"
asked LEADS_FROM "Address that mail comes from, such as site@$domain"
setting HOST 127.0.0.1
setting PORT "${PORT:-3000}"
port=$(sed -n 's/^PORT=//p' "$settings")
setting TRUSTED_PROXY_HOPS 1
setting DESK on
setting DESK_ORIGIN "https://$domain"
setting COPIES_TO "${COPIES_TO:-/var/backups/site}"
for name in COPIES_S3_ENDPOINT COPIES_S3_REGION COPIES_S3_KEY; do
  if [ -n "${!name:-}" ]; then setting "$name" "${!name}"; fi
done
if [[ ${COPIES_TO:-} == s3://* ]]; then asked COPIES_S3_SECRET 'Secret of the access key of the bucket (shown to nobody)' -s; fi
if [[ ${COPY:-} == *.age ]]; then asked COPIES_KEY 'Key of the copy, AGE-SECRET-KEY-1… (shown to nobody)' -s; fi

as_site() { runuser -u site -- env HOME="$folder" npm_config_cache="$folder/.cache/npm" "$@"; }

say "The site, in $folder"
install -d -o site -g site "$folder"
if [ ! -e "$folder/pages.yaml" ]; then
  if [ -n "${COPY:-}" ]; then
    # The builder that brings it back is the one beside this script.
    [ -e "$here/../node/pages-from-yaml.js" ] || fail 'COPY needs the script of an installed builder: node_modules/pages-from-yaml/deploy/fresh-server.sh'
    PATH="$here/../../.bin:$PATH" DATA_DIR=/var/lib/site \
      node --env-file="$settings" "$here/../node/pages-from-yaml.js" desk restore "$COPY" --into "$folder"
    chown -R site:site "$folder" /var/lib/site
  elif [ -n "${REPOSITORY:-}" ]; then
    as_site git clone --quiet "$REPOSITORY" "$folder"
  else
    [ -e pages.yaml ] || fail 'There is no site: run this in its folder, or set REPOSITORY or COPY.'
    tar -c --exclude=./node_modules --exclude='./dist*' --exclude=./.cache --exclude=./data . | as_site tar -x -C "$folder"
  fi
fi
cd "$folder"
as_site npm install --no-save --omit=dev --no-audit --no-fund --loglevel=error
[ -e node_modules/pages-from-yaml/node/pages-from-yaml.js ] || fail 'The package.json of the site has to name pages-from-yaml as a dependency.'
install -m 0755 "$here/site" /usr/local/bin/site
if ! grep -q '^COPIES_KEY=' "$settings"; then setting COPIES_KEY "$(site desk key)"; fi

say 'The server'
install -d /etc/systemd/system/site.service.d
install -m 0644 "$here/systemd/site.service" /etc/systemd/system/site.service
install -m 0644 "$here/systemd/desk.conf" /etc/systemd/system/site.service.d/desk.conf
systemctl daemon-reload
systemctl enable --quiet site
systemctl restart site
curl --silent --fail --output /dev/null --retry 300 --retry-all-errors --retry-delay 2 "http://127.0.0.1:$port/readyz" ||
  fail 'The server does not get ready; this says why: journalctl --unit site'

say "TLS for $domain"
sed "s/{\$DOMAIN}/$domain/; s/{\$SITE:.*}/127.0.0.1:$port/" "$here/caddy/Caddyfile" >/etc/caddy/Caddyfile.new
caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile.new >/dev/null 2>&1 || fail 'Caddy does not take /etc/caddy/Caddyfile.new; nothing of it was changed.'
# What somebody has added there since stays.
if ! grep -q "^$domain {" /etc/caddy/Caddyfile 2>/dev/null; then
  [ ! -e /etc/caddy/Caddyfile ] || cp /etc/caddy/Caddyfile "/etc/caddy/Caddyfile.before"
  mv /etc/caddy/Caddyfile.new /etc/caddy/Caddyfile
fi
rm -f /etc/caddy/Caddyfile.new
systemctl enable --quiet caddy
systemctl reload-or-restart caddy

say 'The owner'
if site desk people | grep '^Nobody' >/dev/null; then site desk invite "$owner"; fi

say 'Done'
cat <<END
The site:      https://$domain
The desk:      https://$domain/_desk/
Copies:        site desk copies
Keep the key of the copies elsewhere; without it nobody can open them:
               grep COPIES_KEY $settings
END
