/** Makes ahead, in the staged package, what follows from its code alone: a site's first command need not. */

import { bundleDesk } from '../../desk/client/files.ts'
import { bundleCode } from '../../renderer/build/bundle.ts'
import { schemaErrors } from '../../renderer/schema/validators.ts'
import { bundleShell } from '../../studio/server/bundle.ts'

schemaErrors('site', {})
await bundleCode()
await bundleShell()
await bundleDesk()
