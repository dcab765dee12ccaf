/** The commands of a Markdown text: every block marked "sh", in order. */
export function commandsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands)
}

const layers = ['/etc', '/srv', '/var', '/run']

/** The script for a namespace of its own: copies of the system's folders, then the commands with a line before each block. */
export function insideScript(folder: string, commands: string[]): string {
  const overlay = (path: string) => {
    const own = `${folder}/layers${path}`
    return `mkdir -p ${own}/upper ${own}/work && mount -t overlay overlay -o lowerdir=${path},upperdir=${own}/upper,workdir=${own}/work ${path}`
  }
  const blocks = commands.map((text) => `printf '\\n▸ %s\\n' ${quoted(text.trim())}\n${text}`)
  return `set -euo pipefail
mkdir -p ${folder}/layers
mount -t tmpfs tmpfs ${folder}/layers
${layers.map(overlay).join('\n')}
${blocks.join('')}
`
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Stands in for systemd: does what docs/publishing.md asks of it, with the unit's own lines. */
export const systemctl = `#!/bin/bash
set -euo pipefail
start_site() {
  unit=/etc/systemd/system/site.service
  value() { sed -n "s/^$1=//p" "$unit" | head -1; }
  mkdir -p "/var/lib/$(value StateDirectory)"
  chown nobody "/var/lib/$(value StateDirectory)"
  cd "$(value WorkingDirectory)"
  set -a
  . "$(value EnvironmentFile)"
  eval "$(value Environment)"
  set +a
  setsid setpriv --reuid=nobody --regid=nogroup --clear-groups $(value ExecStart) >/var/log/site.log 2>&1 &
  echo $! >/run/site.pid
}
stop_site() {
  kill "$(cat /run/site.pid)"
  while kill -0 "$(cat /run/site.pid)" 2>/dev/null; do sleep 0.1; done
}
case "$*" in
  daemon-reload) ;;
  'enable --now site') start_site ;;
  'restart site') stop_site; start_site ;;
  'reload-or-restart nginx') if [ -s /run/nginx.pid ] && kill -0 "$(cat /run/nginx.pid)" 2>/dev/null; then nginx -s reload; else nginx; fi ;;
  *) echo "systemctl: no stand-in for $*" >&2; exit 1 ;;
esac
`

/** The same for deploy/fresh-server.sh: units with what is dropped in beside them, and Caddy without TLS on $CADDY_PORT. */
export const deskSystemctl = `#!/bin/bash
set -euo pipefail
unit=/etc/systemd/system/site.service
value() { cat "$unit" "$unit.d"/*.conf | sed -n "s/^$1=//p" | tail -1; }
stop() {
  [ -s "/run/$1.pid" ] || return 0
  kill "$(cat "/run/$1.pid")" 2>/dev/null || true
  while kill -0 "$(cat "/run/$1.pid")" 2>/dev/null; do sleep 0.1; done
}
start_site() {
  mapfile -t lines < <(grep -v '^#' "$(value EnvironmentFile)")
  cd "$(value WorkingDirectory)"
  setsid setpriv --reuid="$(value User)" --regid="$(value Group)" --clear-groups \
    env -i HOME=/nowhere "\${lines[@]}" "$(value Environment)" $(value ExecStart) >/var/log/site.log 2>&1 &
  echo $! >/run/site.pid
}
start_caddy() {
  { echo '{'; echo ' admin off'; echo ' auto_https off'; echo '}'; cat /etc/caddy/Caddyfile; } |
    sed "/^[a-z].* {/{ s|^|http://|; s| {|:$CADDY_PORT {| }" >/run/Caddyfile
  setsid env HOME=/run caddy run --adapter caddyfile --config /run/Caddyfile >/var/log/caddy.log 2>&1 &
  echo $! >/run/caddy.pid
  sleep 2
}
case "$*" in
  daemon-reload | 'enable --quiet site' | 'enable --quiet caddy') ;;
  'stop site') stop site ;;
  'restart site') stop site; start_site ;;
  'reload-or-restart caddy') stop caddy; start_caddy ;;
  *) echo "systemctl: no stand-in for $*" >&2; exit 1 ;;
esac
`
