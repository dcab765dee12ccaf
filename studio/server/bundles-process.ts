/** The process behind bundles.ts. */
import { bundleCode } from '../../renderer/build/bundle.ts'
import { bundleShell } from './bundle.ts'
import type { Bundled } from './bundles.ts'

const bundle: Record<Bundled, () => Promise<unknown>> = { shell: bundleShell, code: bundleCode }

process.once('disconnect', () => process.exit(1))
await bundle[process.argv[2] as Bundled]()
process.disconnect()
