/** Publishes one version after another into a folder until it is killed, and prints each that is shown. Started by builds.ts. */
import { publishVersion } from './versions.ts'

const [target = '', first = ''] = process.argv.slice(2)
for (let version = Number(first); ; version++) {
  await publishVersion(target, version)
  console.log(version)
}
