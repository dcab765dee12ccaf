import { startIslands } from './triggers.ts'

startIslands()
