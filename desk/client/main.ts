/** What pages of the desk do in the browser. Each of them works without it too, but for what only scripts can. */
import './desk.css'
import { askBefore } from './confirm.ts'

askBefore()
