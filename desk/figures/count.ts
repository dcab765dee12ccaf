/** What the figures of the desk are counted from: the leads of some weeks, and forms that were begun. */
import { type Clock, clockOf } from '../../server/clock.ts'
import { isGoal, originOf } from '../../server/owner/sources.ts'
import { vitalsDays } from '../../server/retention.ts'
import type { SiteFile } from '../../server/site.ts'
import type { Store } from '../../server/store/store.ts'

const dayMs = 24 * 60 * 60 * 1000

export type Count = { name: string; amount: number }
export type Week = { monday: string; amount: number; responseMs: number | undefined }
export type Started = { page: string; form: string; begun: number; sent: number }
export interface Figures {
  weeks: Week[]
  pages: Count[]
  /** By the campaign, else the site that led here; empty for who came by themselves. */
  campaigns: Count[]
  amount: number
  answered: number
  responseMs: number | undefined
  started: Started[]
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const mondayOf = (day: string) => isoDay(Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * dayMs)

/** The Monday of the week in which a time is, where the business is. */
function weeksBy({ day }: Clock): (at: number) => string {
  const known = new Map<string, string>()
  return (at) => {
    const date = day(at)
    const monday = known.get(date) ?? mondayOf(date)
    known.set(date, monday)
    return monday
  }
}

function median(values: number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return sorted.length === 0
    ? undefined
    : ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

const mostFirst = (counts: Map<string, number>): Count[] =>
  [...counts]
    .map(([name, amount]) => ({ name, amount }))
    .sort((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1))

const count = (counts: Map<string, number>, name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)

export async function figuresOf(
  store: Pick<Store, 'arrivals' | 'starts'>,
  site: SiteFile['site'],
  weeks: number,
  now = Date.now(),
): Promise<Figures> {
  const weekOf = weeksBy(clockOf(site))
  const first = Date.parse(weekOf(now)) - (weeks - 1) * 7 * dayMs
  const mondays = Array.from({ length: weeks }, (_, index) => isoDay(first + index * 7 * dayMs))
  const countedFrom = Math.max(first, Date.parse(isoDay(now)) - (vitalsDays - 1) * dayMs)
  const byWeek = new Map(mondays.map((monday) => [monday, { amount: 0, waits: [] as number[] }]))
  const [pages, campaigns, sent] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  // A day more than it can be anywhere: what belongs to an earlier week is left out below.
  for await (const lead of store.arrivals(first - dayMs)) {
    const week = byWeek.get(weekOf(lead.receivedAt))
    if (!week) continue
    const { page, source, medium, campaign, referrer } = originOf(lead)
    if (lead.state !== 'spam' && lead.receivedAt >= countedFrom)
      count(sent, JSON.stringify([withoutSlash(page), lead.form]))
    if (!isGoal(lead)) continue
    week.amount += 1
    if (lead.answeredAt !== null) week.waits.push(Math.max(0, lead.answeredAt - lead.receivedAt))
    count(pages, page)
    count(campaigns, [source, medium, campaign].filter(Boolean).join(' / ') || referrer)
  }
  const all = [...byWeek.values()]
  const waits = all.flatMap((week) => week.waits)
  const starts = await store.starts(isoDay(countedFrom))
  return {
    weeks: [...byWeek].map(([monday, week]) => ({ monday, amount: week.amount, responseMs: median(week.waits) })),
    pages: mostFirst(pages),
    campaigns: mostFirst(campaigns),
    amount: all.reduce((sum, { amount }) => sum + amount, 0),
    answered: waits.length,
    responseMs: median(waits),
    started: starts
      .map(({ page, form, amount }) => ({
        page,
        form,
        begun: amount,
        sent: sent.get(JSON.stringify([page, form])) ?? 0,
      }))
      .sort((one, other) => other.begun - one.begun || (one.page < other.page ? -1 : 1)),
  }
}

const withoutSlash = (page: string) => (page.length > 1 ? page.replace(/\/$/, '') : page)
