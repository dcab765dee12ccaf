import { didYouMean, knownNames } from '../../common/nearest.ts'
import { quote } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
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
  const written = (count: number) => count.toLocaleString('en-US')
  const counts = setsIn(route).map((name) => `${written(Object.keys(sets.get(name)?.items ?? {}).length)} of "${name}"`)
  const message = `The template ${quote(route)} would make ${written(countMade(route, sets))} pages, for ${counts.join(' times ')}; ${most < mostMade ? `those above it make ${written(mostMade - most)}, and all templates together` : 'all templates together'} may make ${written(mostMade)}`
  const hint =
    'Take a set out of the address, or items out of a set: nobody can read so many pages before they go online.'
  return { code: 'too-many-pages', place: { path: ['pages', route], key: true }, message, hint }
}

function openBrace(route: string): Finding {
  const message = `A brace is not closed in the address ${quote(route)}`
  const hint = 'Each part that stands for items begins with "{" and ends with "}": "/{service.slug}/{area.slug}".'
  return { code: 'bad-route', place: { path: ['pages', route], key: true }, message, hint }
}

function unknownInAddress(route: string, [name = '', ...more]: string[], sets: DataSets): Finding {
  const known = [...sets.keys()].map((set) => `${set}.slug`)
  const message = `Cannot find what "{${name}}" in the address ${quote(route)} stands for`
  const own = known.includes(`${name}.slug`)
    ? `Write "{${name}.slug}"${more.length > 0 ? ', and the same of the others' : ''}. `
    : ''
  const hint = `${own || didYouMean(name, known).replace(/"(.*)"/, '"{$1}"')}An address holds the slug of a set under "data:": ${knownNames(
    `{${name}}`,
    known.map((token) => `{${token}}`),
  )}`
  return { code: 'unknown-token', place: { path: ['pages', route], key: true }, message, hint }
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
  const place = { path, text: `{${name}}` }
  const message = `Cannot find what "{${name}}" stands for, used in ${quote(path[1])}`
  if (!(set in combination)) {
    const hint = `The page is not made for each item of ${quote(set)}: put "{${set}.slug}" into its address, or remove it here.`
    return { code: 'unknown-token', place, message, hint }
  }
  const known = fieldsAt(name.split('.').slice(0, -1), sets)
  const hint = `${didYouMean(name, known).replace(/"(.*)"/, '"{$1}"')}Known: ${knownNames(
    `{${name}}`,
    known.map((token) => `{${token}}`),
  )}`
  return { code: 'unknown-token', place, message, hint }
}
