/** The inbox of the desk. */
import { needs, smallBody } from '../app.ts'
import type { OpenRoom } from '../parts.ts'
import { askToErase, changeLead, eraseLead } from './changes.ts'
import { exportLeads } from './export.ts'
import { show } from './lead.ts'
import { list } from './list.ts'
import { createLive } from './live.ts'
import { photo } from './photos.ts'

export const openLeads: OpenRoom = (app) => {
  const live = createLive()
  const mine = needs('leads')
  app.get('/leads', mine, list)
  app.get('/leads/events', mine, live.follow)
  app.get('/leads/export', mine, exportLeads)
  app.get('/leads/:id', mine, show)
  app.get('/leads/:id/erase', mine, askToErase)
  app.post('/leads/:id/erase', mine, smallBody, (context) => eraseLead(context, live.wake))
  app.post('/leads/:id/:action', mine, smallBody, (context) => changeLead(context, live.wake))
  app.get('/leads/:id/photos/:number{[1-9][0-9]?}', mine, (context) => photo(context, false))
  app.get('/leads/:id/photos/:number{[1-9][0-9]?}/small', mine, (context) => photo(context, true))
  return { onLead: live.wake, stop: async () => live.stop() }
}
