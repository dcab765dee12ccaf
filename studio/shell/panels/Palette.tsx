import { valueAt } from '../../../renderer/common/pointers.ts'
import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import type { Palette as Colors } from '../../server/palette.ts'
import { fieldName } from '../form/labels.ts'
import { Icon } from '../parts/Icon.tsx'
import { commit } from '../store/edit.ts'
import { say, useStudio } from '../store/state.ts'
import { fill, language, words } from '../words/index.ts'
import { usePalette } from './use-palette.ts'

const schemes = ['light', 'dark'] as const
/** From here on words are easy to read even when they are small or the light is poor. */
const GREAT = 7

/** All colors of the site as they go with its brand, in light and in dark, and those that do not follow it. */
export function Palette() {
  const palette = usePalette()
  return (
    <section className="palette" aria-label={words.palette}>
      {schemes.map((scheme) => (
        <div key={scheme}>
          <h3>{words[`scheme.${scheme}`]}</h3>
          {palette && <Sample palette={palette} scheme={scheme} />}
          {palette && <Readable contrasts={palette.contrasts[scheme]} />}
        </div>
      ))}
      {palette && <Figures contrasts={palette.contrasts} />}
      <Fixed />
    </section>
  )
}

type Contrasts = Colors['contrasts']['light']

/** What cannot be read well, or that everything can. */
function Readable({ contrasts }: { contrasts: Contrasts }) {
  const faint = contrasts.filter(({ ratio, least }) => ratio < least)
  if (faint.length === 0)
    return (
      <p className="readable">
        <Icon name="check" /> {words.allReadable}
      </p>
    )
  return (
    <ul>
      {faint.map((contrast) => (
        <li key={contrast.use}>
          <Icon name="warning" />
          <span>
            {words[`use.${contrast.use}`]}: {inWords(contrast)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const inWords = ({ ratio, least }: Contrasts[number]) =>
  words[`contrast.${ratio < least ? 'poor' : ratio < GREAT ? 'good' : 'great'}`]

/** How well each can be read, with the figure by which it is judged. */
function Figures({ contrasts }: { contrasts: Colors['contrasts'] }) {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (
    <details className="more">
      <summary>{words.figures}</summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words['scheme.light']}</th>
            <th scope="col">{words['scheme.dark']}</th>
          </tr>
        </thead>
        <tbody>
          {contrasts.light.map(({ use }, index) => (
            <tr key={use}>
              <th scope="row">{words[`use.${use}`]}</th>
              {schemes.flatMap((scheme) => {
                const contrast = contrasts[scheme][index]
                return contrast ? (
                  <td key={scheme} className={contrast.ratio < contrast.least ? 'is-faint' : undefined}>
                    {inWords(contrast)} ({figure.format(contrast.ratio)})
                  </td>
                ) : (
                  []
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** A page in small. */
function Sample({ palette, scheme }: { palette: Colors; scheme: 'light' | 'dark' }) {
  const { paper, tint, card, text, muted, line, accent, onAccent, band, footer } = palette[scheme]
  const { onDark, button } = palette
  return (
    <div className="palette-page" style={{ background: paper, color: text, borderColor: line }} aria-hidden="true">
      <strong>Aa</strong>
      <span style={{ color: muted }}>Aa</span>
      <span style={{ color: accent, textDecoration: 'underline' }}>Aa</span>
      <em style={{ background: button?.ground ?? accent, color: button?.words ?? onAccent }}>Aa</em>
      <i style={{ background: tint }}>
        <b style={{ background: card, borderColor: line }} />
        <b style={{ background: card, borderColor: line }} />
      </i>
      <i style={{ background: band, color: onDark.text }}>
        Aa <span style={{ color: onDark.accent }}>Aa</span>
      </i>
      <i style={{ background: footer }} />
    </div>
  )
}

const theme: Path = ['site', 'theme']
const groups = ['light', 'dark', 'onDark', 'onBrand']
const single = ['ink', 'paper', 'tint', 'accent', 'accentDark', 'highlight']

/** Colors that stand in the file by themselves: another brand color leaves them as they are. */
function Fixed() {
  const value = useStudio((state) => valueAt(state.data, theme))
  const written = Object(value) as Record<string, unknown>
  const fixed = [
    ...single.filter((key) => written[key] !== undefined).map((key) => [key]),
    ...groups.flatMap((group) => Object.keys(Object(written[group])).map((key) => [group, key])),
  ]
  if (fixed.length === 0) return null
  const follow = (paths: Path[]) => {
    void commit(paths.toReversed().map((path) => ({ do: 'remove', path: [...theme, ...path] })))
    say(fill(words.nowFollowing, { count: paths.length }))
  }
  return (
    <details className="fixed-colors">
      <summary>{fill(words.fixedColors, { count: fixed.length })}</summary>
      <button type="button" className="button" onClick={() => follow(fixed)}>
        {words.letAllFollow}
      </button>
      <ul>
        {fixed.map((path) => {
          const color = String(valueAt(value, path))
          const name = path.map(fieldName).join(' · ')
          return (
            <li key={joinPath(path)}>
              <i className="swatch" style={{ background: color }} aria-hidden="true" />
              <span>{name}</span>
              <button
                type="button"
                className="link-button"
                aria-label={`${words.letFollow}: ${name}`}
                onClick={() => follow([path])}
              >
                {words.letFollow}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
