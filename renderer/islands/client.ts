import { startAccordions } from '../document/accordion.client.ts'
import { startDialogs } from '../document/dialog.client.ts'
import { startHeader } from '../document/header.client.ts'
import { logNotFound } from '../document/not-found.client.ts'
import { startIslands } from './triggers.ts'

startHeader()
startAccordions()
startDialogs()
startIslands()
logNotFound()
