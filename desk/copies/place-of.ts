import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { folderPlace } from './folder.ts'
import type { CopySettings, Place } from './place.ts'
import { s3Place } from './s3.ts'

/** The place that the settings name. */
export function placeOf(settings: CopySettings): Place {
  const { COPIES_TO } = settings
  if (!COPIES_TO) throw new Refusal(message('copies.nowhere'), message('copies.nowhere-hint'))
  return COPIES_TO.startsWith('s3://') ? s3Place(settings, new URL(COPIES_TO)) : folderPlace(COPIES_TO)
}
