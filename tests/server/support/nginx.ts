/** A real nginx in front of several servers, set up as docs/production.md says. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './postgres.ts'
import { temporaryFolder } from './site.ts'
import { until } from './wait.ts'

export async function startNginx(
  nginx: string,
  upstreams: string[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await temporaryFolder('nginx')
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, upstreams))
  const child = spawn(nginx, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await until('nginx', () =>
    fetch(`${url}/livez`).then(
      (response) => response.ok,
      () => false,
    ),
  )
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGQUIT')
    await ended
  }
  return { url, stop }
}

const configuration = (folder: string, port: number, upstreams: string[]) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream leads {
    ${upstreams.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://leads;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout http_503 non_idempotent;
      proxy_next_upstream_tries 2;
      proxy_connect_timeout 2s;
      proxy_read_timeout 10s;
    }
  }
}
`
