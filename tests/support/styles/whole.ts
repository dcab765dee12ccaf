import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const ENTRY = fileURLToPath(new URL('../../../renderer/page/styles/whole.ts', import.meta.url))

let made: Promise<string> | undefined

/** The style sheet of all sections, of which each page of a build has its part. */
export function wholeStyles(): Promise<string> {
  made ??= make()
  return made
}

async function make(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, ssr: ENTRY, target: 'es2022', cssMinify: true },
  })
  const code = 'output' in built ? built.output[0].code : ''
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).styles
}
