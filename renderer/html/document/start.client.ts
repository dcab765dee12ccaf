import { startAccordions } from './accordion.client.ts'
import { startCalls } from './calls.client.ts'
import { startDialogs } from './dialog.client.ts'
import { startHeader } from './header.client.ts'
import { linkManifest } from './manifest.client.ts'
import { logNotFound } from './not-found.client.ts'
import { startParts } from './parts.client.ts'
import { startSheetButton } from './sheet-button.client.ts'

/** What every page does by script, apart from its islands. */
export function startDocument() {
  startHeader()
  startAccordions()
  startDialogs()
  startSheetButton()
  startCalls()
  linkManifest()
  logNotFound()
  startParts()
}
