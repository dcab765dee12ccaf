import { knownList, suggestion } from '../../common/nearest.ts'
import { type Finding, type Path, worded } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { tidySlug } from '../../schema/route.ts'
import { absentFinding, type Token } from './absent.ts'
import { addresses, countMade, mostMade, setsIn } from './addresses.ts'
import { type Combination, lookUp } from './fill.ts'
import type { DataSets } from './sets.ts'

/** What is wrong in a template, whatever the pages that it makes say; it may make `most`. */
export function checkTemplate(
  route: string,
  tokens: readonly Token[],
  absent: string[],
  { sets, most }: { sets: DataSets; most: number },
): Finding[] {
  if (/\{[^}]*(?:\{|$)/.test(route)) return [openBrace(route)]
  const strange = [...route.matchAll(/\{([^}]*)\}?/g)].map(([, name]) => String(name))
  const unknown = strange.filter((name) => !sets.has(name.split('.')[0] ?? '') || !name.endsWith('.slug'))
  // A set with capitals is reported where it is declared.
  const named = unknown.filter((name) => ![...sets.keys()].some((set) => `${tidySlug(set)}.slug` === name))
  if (unknown.length > 0) return named.length > 0 ? [unknownInAddress(route, named, sets)] : []
  if (countMade(route, sets) > most) return [tooMany(route, sets, most)]
  const [combination] = addresses(route, sets, most).map((address) => address.combination)
  if (!combination) return []
  const unfilled = tokens.filter(({ name }) => {
    return sets.has(name.split('.')[0] ?? '') && lookUp(name, combination, sets) === undefined
  })
  if (absent.length > 0 && unfilled.length > 1) return [absentFinding(route, absent, unfilled)]
  return unfilled.map(({ name, path }) => unknownField(name, path, combination, sets))
}

function tooMany(route: string, sets: DataSets, most: number): Finding {
  const counts = setsIn(route).map((set) =>
    message('too-many-pages.set', { count: Object.keys(sets.get(set)?.items ?? {}).length, set }),
  )
  return {
    ...worded('too-many-pages', {
      route: shown(route),
      count: countMade(route, sets),
      sets: counts.reduce((before, set) => message('too-many-pages.times', { before, set })),
      above: mostMade - most,
      most: mostMade,
    }),
    place: { path: ['pages', route], key: true },
  }
}

const openBrace = (route: string): Finding => ({
  code: 'bad-route',
  place: { path: ['pages', route], key: true },
  message: message('bad-route.open-brace', { route: shown(route) }),
  hint: message('bad-route.open-brace-hint'),
})

const inBraces = (name: string) => `{${name}}`

function unknownInAddress(route: string, [name = '', ...more]: string[], sets: DataSets): Finding {
  const slugs = [...sets.keys()].map((set) => `${set}.slug`)
  const slug = `${name}.slug`
  const own = message('unknown-token.write-slug', { token: inBraces(slug), more: more.length })
  return {
    code: 'unknown-token',
    place: { path: ['pages', route], key: true },
    message: message('unknown-token.in-address', { token: inBraces(name), route: shown(route) }),
    hint: [
      ...(slugs.includes(slug) ? [own] : suggestion(name, slugs, inBraces)),
      message('unknown-token.in-address-hint', { known: knownList(inBraces(name), slugs.map(inBraces)) }),
    ],
  }
}

/** What may follow the steps of a token: for "area.near", which names another area, the fields of an area. */
function fieldsAt(steps: readonly string[], sets: DataSets): string[] {
  const [first = '', ...more] = steps
  let set = first
  const passed = [first]
  for (const step of more) {
    const of = sets.get(set)?.fields[step]?.of
    if (of === undefined) break
    set = of
    passed.push(step)
  }
  return ['slug', ...Object.keys(sets.get(set)?.fields ?? {})].map((field) => [...passed, field].join('.'))
}

function unknownField(name: string, path: Path, combination: Combination, sets: DataSets): Finding {
  const [set = ''] = name.split('.')
  const token = inBraces(name)
  const fields = fieldsAt(name.split('.').slice(0, -1), sets)
  return {
    code: 'unknown-token',
    place: { path, text: token },
    message: message('unknown-token.in-template', { token, route: shown(path[1]) }),
    hint:
      set in combination
        ? [...suggestion(name, fields, inBraces), message('known', { known: knownList(token, fields.map(inBraces)) })]
        : message('unknown-token.in-template-hint', { set, slug: inBraces(`${set}.slug`) }),
  }
}
