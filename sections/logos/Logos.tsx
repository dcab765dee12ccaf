import { Actions } from '../../renderer/html/components/Actions.tsx'
import { columnsFor } from '../../renderer/html/components/columns.ts'
import { Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { LogosBlock } from '../../renderer/schema/types.generated.ts'

type Mark = LogosBlock['items'][number]

/** A mark is drawn for white paper, which it has here in the dark scheme too. */
const PLATE =
  'edge mb-3 flex h-28 items-center justify-center overflow-hidden rounded-card border-line bg-[#fff] p-4 text-[#222]'

/** Marks of others. One without a picture has its name in its place. */
export function Logos({ id, heading, intro, tone, layout = 'grid', items, actions }: LogosBlock) {
  if (layout === 'moving' && items.length > 3)
    return (
      <Section id={id} tone={tone} heading={heading} intro={intro} className="logos">
        <Moving items={items} />
        <Stop />
        <Actions actions={actions} className="mt-8" />
      </Section>
    )
  const isFew = items.length < 3
  const hasPictures = items.some(({ image }) => image)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside={isFew} className="logos">
      <ul
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-6 ${columnsFor(isFew ? 2 : items.length, 4)}`}
      >
        {items.map((mark) => (
          <li key={mark.name}>
            {hasPictures && <Plate mark={mark} />}
            <h3 className="text-lg wrap-anywhere">
              {mark.href ? (
                <a href={mark.href} rel="noopener" className="underline">
                  {mark.name}
                </a>
              ) : (
                mark.name
              )}
            </h3>
            {mark.text && <p className="mt-1 text-md text-muted">{mark.text}</p>}
          </li>
        ))}
      </ul>
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}

/** Stops them by touch; it needs no script, and is no button of a form. */
function Stop() {
  const { words } = usePage().site
  return (
    <label className="badge surface mt-4">
      <input type="checkbox" />
      {words.logos.stop}
    </label>
  )
}

/** The marks twice, so that the second begins where the first ends. */
function Moving({ items }: Pick<LogosBlock, 'items'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it stands still for who comes to it by the keyboard
    <div className="layout-moving" tabIndex={0}>
      <ul>
        {items.map((mark) => (
          <li key={mark.name}>
            {mark.href ? (
              <a href={mark.href} rel="noopener">
                <Plate mark={mark} isName />
              </a>
            ) : (
              <Plate mark={mark} isName />
            )}
          </li>
        ))}
      </ul>
      <ul aria-hidden="true">
        {items.map((mark) => (
          <li key={mark.name}>
            <Plate mark={mark} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PlateProps {
  mark: Mark
  /** Whether it says the name, which stands nowhere else then. */
  isName?: boolean
}

function Plate({ mark: { name, image }, isName = false }: PlateProps) {
  return (
    <div className={PLATE}>
      {image ? (
        <Picture
          image={isName ? { src: image.src, alt: name } : image}
          sizes="8rem"
          className="h-20 w-full [&_img]:size-full [&_img]:object-contain"
        />
      ) : (
        <span aria-hidden={!isName} className="text-center font-display text-lg font-bold">
          {name}
        </span>
      )}
    </div>
  )
}
