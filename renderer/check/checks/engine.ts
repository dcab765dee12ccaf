import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { isOlder, VERSION } from '../../read/migrations/version.ts'
import { type Check, error } from './check.ts'

/** A file that is written for a version that is not installed yet. */
export const engine = {
  when: 'always',
  codes: {
    'newer-engine': error(
      'The file is written for a newer version of the builder than the one that runs. "npm update pages-from-yaml" brings it.',
    ),
  },
  ofSite({ site: { data } }) {
    const { engine } = data
    if (typeof engine !== 'string' || !isOlder(VERSION, engine)) return []
    return [
      {
        code: 'newer-engine',
        place: { path: ['engine'] },
        message: message('newer-engine', { engine: shown(engine), version: VERSION }),
        hint: message('newer-engine.hint'),
      },
    ]
  },
} satisfies Check
