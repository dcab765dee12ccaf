import { build } from 'vite'
import { engineFile } from '../../folders.ts'
import { virtualModule } from '../virtual-module.ts'

const ENTRY = engineFile('renderer/html/document/first.client.ts')

/** Gives `import pageScript from 'virtual:page-script'` the text of first.client.ts, bundled and minified. */
export const pageScript = () => virtualModule('virtual:page-script', bundle)

/** One expression, which leaves no names on the page. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  })
  const chunk = 'output' in built ? built.output[0] : undefined
  if (!chunk) throw new Error(`${ENTRY} cannot be bundled`)
  return chunk.code.trim()
}
