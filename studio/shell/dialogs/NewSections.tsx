import { useRef, useState } from 'react'
import { inWords } from '../form/labels.ts'
import { addNew, addSection, blocksOf, nameOf } from '../outline/move.ts'
import { missingTypes, placeFor } from '../outline/rules.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { LivePicture } from '../parts/LivePicture.tsx'
import { useSearch } from '../parts/Search.tsx'
import { change, useStudio } from '../store/state.ts'
import { fill, siteAddress, words } from '../words/index.ts'

interface Offered {
  type: string
  description: string
  category: string
  /** A shared section, which is there already. */
  use?: string
  name: string
}

/** Shared sections and all types, by category and search. What the kind of the page forbids says so. */
export function NewSections({ at: first }: { at: number }) {
  const [at, setAt] = useState(first)
  const [added, setAdded] = useState<readonly string[]>([])
  const adding = useRef(Promise.resolve(first))
  const { field, fits } = useSearch(words.searchSections)
  const [category, setCategory] = useState<string>()
  const offered = useOffered()
  const onShelf = offered.filter((each) => category === undefined || each.category === category)
  const found = onShelf.filter(({ name, type, description }) => fits(name, inWords(type), description))
  const placed = found.map((each) => ({ ...each, place: placeFor(each.type, at) }))
  const fitting = placed.filter(({ place }) => place.reason === undefined)
  const isShared = ({ use }: Offered) => use !== undefined
  const [uses, types] = [fitting.filter(isShared), fitting.filter((each) => !isShared(each))]
  const others = placed.filter(({ place, use }) => place.reason !== undefined && use === undefined)
  const missing = missingTypes()
  const add = ({ use, type, place }: (typeof placed)[number], goesOn = false) => {
    if (place.reason !== undefined) return
    if (!goesOn) change({ dialog: undefined })
    setAdded([...added, type])
    // Each waits for the one before, behind which it comes.
    adding.current = adding.current.then(async (next) => {
      const to = placeFor(type, next).at ?? next
      if (use === undefined) await addNew(to, type)
      else void addSection(to, { use })
      setAt(to + 1)
      return to + 1
    })
  }
  return (
    <>
      {field}
      <Categories chosen={category} known={offered.map((each) => each.category)} onChoose={setCategory} />
      <WhereItGoes at={at} types={fitting.map(({ type }) => type)} />
      {uses.length > 0 && <h3>{words.sharedSections}</h3>}
      <ul className="choices">
        {uses.map((each) => (
          <li key={each.use}>
            <button type="button" onClick={() => add(each)}>
              <span>{each.name}</span>
              <small>{each.description}</small>
            </button>
          </li>
        ))}
      </ul>
      <h3>{words.newSections}</h3>
      <ul className="section-grid">
        {types
          .sort((one, other) => Number(missing.includes(other.type)) - Number(missing.includes(one.type)))
          .map((each) => (
            <li key={each.type}>
              <button type="button" onClick={() => add(each)}>
                <LivePicture title={each.type} src={siteAddress(`/_gallery/${each.type}/1/`)} />
                <strong>{each.name}</strong>
                {missing.includes(each.type) && <span className="badge">{words.stillMissing}</span>}
                <small>{each.description}</small>
                {added.includes(each.type) && (
                  <span className="badge">
                    {fill(words.addedTimes, { count: added.filter((type) => type === each.type).length })}
                  </span>
                )}
              </button>
              <IconButton
                icon="plus"
                className="add-another"
                label={fill(words.addAnother, { name: each.name })}
                onClick={() => add(each, true)}
              />
            </li>
          ))}
      </ul>
      {found.length === 0 && <p className="none">{words.noneFound}</p>}
      {others.length > 0 && (
        <details className="named">
          <summary>{fill(words.notHere, { count: others.length })}</summary>
          <ul className="plain-list">
            {others.map(({ type, name, place }) => (
              <li key={type}>
                <strong>{name}.</strong> {place.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function useOffered(): Offered[] {
  const sections = useStudio((state) => state.forms?.sections) ?? {}
  const shared = useStudio((state) => state.data.shared)
  const counts = useStudio((state) => state.overview?.shared)
  const categoryOf = (type: string) => sections[type]?.category ?? 'other'
  const uses = Object.entries(Object(shared) as Record<string, unknown>).map(([use, section]) => {
    const type = String(Object(section).type)
    const description = `${inWords(type)} · ${fill(words.onSoMany, { count: counts?.[use] ?? 0 })}`
    return { use, type, name: nameOf(section, {}), description, category: categoryOf(type) }
  })
  const types = Object.entries(sections).map(([type, { description = '' }]) => ({
    type,
    name: inWords(type),
    description,
    category: categoryOf(type),
  }))
  return [...uses, ...types]
}

interface CategoriesProps {
  chosen: string | undefined
  known: readonly string[]
  onChoose: (category: string | undefined) => void
}

/** Shelves by what sections are for, in the order in which pages have them. */
const shelves = ['opening', 'text', 'overview', 'details', 'trust', 'contact'] as const

function Categories({ chosen, known, onChoose }: CategoriesProps) {
  const there = shelves.filter((each) => known.includes(each))
  return (
    <fieldset className="filters" aria-label={words.category}>
      {[undefined, ...there].map((category) => (
        <button
          key={category ?? ''}
          type="button"
          aria-pressed={chosen === category}
          onClick={() => onChoose(category)}
        >
          {category === undefined ? words.allCategories : words[`categories.${category}`]}
        </button>
      ))}
    </fieldset>
  )
}

/** Says where most sections would stand: the kind of the page may keep the place that was asked for to another one. */
function WhereItGoes({ at, types }: { at: number; types: readonly string[] }) {
  const shared = useStudio((state) => state.data.shared)
  const places = types.map((type) => placeFor(type, at).at ?? at)
  const [place] = [...Map.groupBy(places, (each) => each)].sort(([, one], [, other]) => other.length - one.length)
  if (!place) return null
  const before = blocksOf()[place[0] - 1]
  return (
    <p className="help">
      {before === undefined ? words.goesFirst : fill(words.goesBehind, { name: nameOf(before, shared) })}
    </p>
  )
}
