/** What the inbox shows as a file for a spreadsheet, in which nothing runs. */
import { stream } from 'hono/streaming'
import { clockOf } from '../../server/clock.ts'
import { csvColumns, leadAsCsv } from '../../server/owner/formats.ts'
import { newsletter } from '../../server/owner/newsletter.ts'
import { type Desk, type DeskContext, visitOf } from '../parts.ts'
import { readLeads, type Shown, shownOf } from './list.ts'

const leadsAtOnce = 100
/** By which spreadsheets know the encoding. */
const mark = '\ufeff'

async function* linesOf(desk: Desk, shown: Shown): AsyncGenerator<string> {
  const { site } = desk.siteFile()
  const clock = clockOf(site)
  if (!shown.text && shown.box === 'newsletter')
    return yield* newsletter(desk.store, { format: 'csv', dead: false, clock, site })
  yield csvColumns.join(',')
  for (let before: string | undefined; ; ) {
    const leads = await readLeads(desk, shown, before, leadsAtOnce)
    for (const lead of leads) yield leadAsCsv(lead, clock)
    if (leads.length < leadsAtOnce) return
    before = leads.at(-1)?.id
  }
}

export async function exportLeads(context: DeskContext) {
  const { desk } = context.var
  const shown = shownOf(context)
  await desk.audit.add(visitOf(context).person.id, 'leads-exported', { box: shown.text ? 'search' : shown.box })
  const name = `leads-${shown.text ? 'found' : shown.box}-${new Date().toISOString().slice(0, 10)}.csv`
  context.header('content-type', 'text/csv; charset=utf-8')
  context.header('content-disposition', `attachment; filename="${name}"`)
  return stream(context, async (out) => {
    await out.write(mark)
    for await (const line of linesOf(desk, shown)) await out.write(`${line}\r\n`)
  })
}
