import { loadFromFiles } from '../islands/files.ts'
import { startIslands } from '../islands/triggers.ts'
import { startFonts } from './fonts.client.ts'
import { startDocument } from './start.client.ts'

// The whole script of a built page. It is small enough to stand in the page, so that no page waits for a request.
startFonts()
startDocument()
startIslands(document, loadFromFiles)
