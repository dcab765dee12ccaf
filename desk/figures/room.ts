/** The figures that matter: what comes in and by which ways, how fast it is answered, and where visitors give up. */
import { html } from 'hono/html'
import { firstDay, names, rowsSince, units } from '../../server/owner/vitals.ts'
import { needs } from '../app.ts'
import { type Markup, page } from '../pages/layout.ts'
import type { DeskContext, OpenRoom } from '../parts.ts'
import type { Say } from '../words.ts'
import { columnsOf, lineOf, tableOf } from './charts.ts'
import { type Count, type Figures, figuresOf } from './count.ts'

const periods = [4, 12, 52]
const mostRows = 15
const vitalsDays = 28

export const openFigures: OpenRoom = (app) => {
  app.get('/figures', needs('figures'), figures)
  return {}
}

async function figures(context: DeskContext) {
  const { say, desk, language } = context.var
  const weeks = periods.find((each) => String(each) === context.req.query('weeks')) ?? 12
  const counted = await figuresOf(desk.store, desk.siteFile().site, weeks)
  const speed = await rowsSince(desk.store, firstDay(vitalsDays))
  const choices = periods.map(
    (each) =>
      html`<li><a href="${desk.path}/figures?weeks=${each}"${each === weeks ? html` aria-current="page"` : ''}>${say('figures.weeks', { count: each })}</a></li>`,
  )
  const main = html`<ul class="tabs" aria-label="${say('figures.period')}">${choices}</ul>
<dl class="numbers"><div><dt>${say('figures.leads')}</dt><dd>${counted.amount}</dd></div>
<div><dt>${say('figures.answered')}</dt><dd>${counted.answered}</dd></div>
<div><dt>${say('figures.response')}</dt><dd>${duration(counted.responseMs, language)}</dd></div></dl>
<h2>${say('figures.byWeek')}</h2>${byWeek(counted, say, language)}
<h2>${say('figures.byPage')}</h2>${byName(counted.pages, say('figures.page'), say, say('figures.noPage'))}
<h2>${say('figures.byCampaign')}</h2>${byName(counted.campaigns, say('figures.campaign'), say, say('figures.direct'))}
<h2>${say('figures.started')}</h2>${started(counted, say)}
<h2>${say('figures.speed')}</h2>${speedOf(speed, say)}`
  return page(context, { title: say('nav.figures'), main })
}

/** In the unit in which people say it; half of all took no longer. */
function duration(ms: number | undefined, language: string): string {
  if (ms === undefined) return '–'
  const minutes = ms / 60_000
  const [value, unit] =
    minutes < 90 ? [minutes, 'minute'] : minutes < 2880 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day']
  const format = {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
    maximumFractionDigits: unit === 'minute' ? 0 : 1,
  } as const
  return new Intl.NumberFormat(language, format).format(Number(value))
}

function byWeek({ weeks }: Figures, say: Say, language: string): Markup {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  const named = weeks.map((week) => ({ ...week, name: format.format(Date.parse(week.monday)) }))
  const rows = named.map(({ monday, amount, responseMs }) => [monday, amount, duration(responseMs, language)])
  const heads = [say('figures.week'), say('figures.leads'), say('figures.response')]
  return html`${columnsOf(named)}<details><summary>${say('figures.asTable')}</summary>${tableOf(say('figures.byWeek'), heads, rows.reverse())}</details>`
}

function byName(counts: Count[], head: string, say: Say, nameless: string): Markup {
  if (counts.length === 0) return html`<p>${say('figures.none')}</p>`
  const most = counts[0]?.amount ?? 1
  const rows = counts.slice(0, mostRows).map(({ name, amount }) => [name || nameless, amount, lineOf(amount, most)])
  const rest = counts.slice(mostRows).reduce((sum, { amount }) => sum + amount, 0)
  if (rest > 0) rows.push([say('figures.others', { count: counts.length - mostRows }), rest, lineOf(rest, most)])
  return tableOf(head, [head, say('figures.leads'), say('figures.share')], rows)
}

function started({ started: all }: Figures, say: Say): Markup {
  if (all.length === 0) return html`<p>${say('figures.notCounted')}</p>`
  const rows = all.slice(0, mostRows).map(({ page: path, form, begun, sent }) => {
    const left = Math.max(0, begun - sent)
    return [path, form, begun, sent, html`${left} ${lineOf(left, begun)}`]
  })
  const heads = ['page', 'form', 'begun', 'sent', 'notSent'] as const
  const said = heads.map((head) => say(`figures.${head}`))
  return html`${tableOf(say('figures.started'), said, rows)}<p class="hint">${say('figures.startedHint')}</p>`
}

function speedOf(all: Awaited<ReturnType<typeof rowsSince>>, say: Say): Markup {
  if (all[0]?.visits === 0) return html`<p>${say('figures.notMeasured')}</p>`
  const rows = all
    .slice(0, mostRows)
    .map((row, index) => [
      index === 0 ? say('figures.allPages') : String(row.page),
      String(row.visits),
      ...names.map((name) =>
        row[name] === null ? '–' : `${units[name](Number(row[name]))} ${ratingIn(row[`${name}Rating`], say)}`,
      ),
    ])
  const heads = [say('figures.page'), say('figures.visits'), ...names.map((name) => name.toUpperCase())]
  return html`<p class="hint">${say('figures.speedHint', { days: vitalsDays })}</p>${tableOf(say('figures.speed'), heads, rows)}`
}

const ratingIn = (rating: unknown, say: Say) =>
  say(rating === 'good' ? 'figures.good' : rating === 'poor' ? 'figures.poor' : 'figures.fair')
