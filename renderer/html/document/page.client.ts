import { startIslandsIn } from '../islands/client.ts'
import { startFonts } from './fonts.client.ts'
import { linkPaper } from './paper.client.ts'
import { endPast } from './past.client.ts'
import { startDocument } from './start.client.ts'

// The script of a built page: a file that all pages share, and that none waits for. Until it is there a page is as
// without JavaScript: menus open, links lead to forms, forms can be sent.
setTimeout(startFonts)
startDocument()
endPast()
linkPaper()
startIslandsIn(document)
