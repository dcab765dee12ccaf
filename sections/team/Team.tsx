import { initialsOf } from '../../renderer/common/initials.ts'
import { ActionLink, Actions } from '../../renderer/html/components/Actions.tsx'
import { columnsFor } from '../../renderer/html/components/columns.ts'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { TeamBlock } from '../../renderer/schema/types.generated.ts'

type Person = TeamBlock['items'][number]

/** A portrait stands beside the words on a phone, and over them on wider screens. */
const portraitSizes = (columns: number) =>
  `(min-width:64rem) ${columns === 4 ? '17.5rem' : '24rem'},(min-width:30rem) 46vw,min(7rem,40vw)`

const PORTRAIT = 'surface aspect-[4/5] w-[min(7rem,40vw)] shrink-0 self-start overflow-hidden rounded-card sm:w-full'

/** The people of a business. Where one has a portrait, the others have their initials in its place. */
export function Team({ id, heading, intro, tone, items, actions }: TeamBlock) {
  const hasPortraits = items.some(({ image }) => image)
  const isFew = items.length < 3
  const columns = items.length % 4 === 0 ? 4 : 3
  const sizes = portraitSizes(columns)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside={isFew} className="team">
      <ul
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-9 ${columnsFor(isFew ? 2 : columns, 4)}`}
      >
        {items.map((person) => (
          <li key={person.name} className="flex flex-wrap content-start gap-4 sm:gap-[0.9rem]">
            {hasPortraits ? (
              <Portrait person={person} sizes={sizes} onTint={tone === 'tint'} />
            ) : (
              <Initials name={person.name} />
            )}
            <Words person={person} />
          </li>
        ))}
      </ul>
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}

interface PortraitProps {
  person: Person
  sizes: string
  onTint: boolean
}

function Portrait({ person: { name, image }, sizes, onTint }: PortraitProps) {
  if (image)
    return (
      <Picture
        image={image}
        sizes={sizes}
        className={`${PORTRAIT} [&_img]:size-full [&_img]:object-cover [&_img]:object-top`}
      />
    )
  return (
    <span className={`${PORTRAIT} grid place-items-center ${onTint ? 'bg-paper' : 'bg-tint'}`} aria-hidden="true">
      <span className="font-display text-3xl sm:text-[3.4rem] font-bold text-accent">{initialsOf(name)}</span>
    </span>
  )
}

function Initials({ name }: { name: string }) {
  return (
    <span
      className="grid size-16 shrink-0 place-items-center rounded-[50%] bg-accent font-display text-[1.3rem] font-bold text-on-accent"
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}

function Words({ person: { name, role, text, languages, links } }: { person: Person }) {
  const { settings, words } = usePage().site
  const spoken = new Intl.ListFormat(settings.language).format(languages ?? [])
  return (
    <div className="flex min-w-0 flex-[1_1_11rem] flex-col gap-[0.7rem] sm:flex-[1_0_100%]">
      <div>
        <h3>{name}</h3>
        <p className="mt-[0.15rem] font-semibold text-muted">{role}</p>
      </div>
      {text && <Markdown text={text} />}
      {languages && <p className="text-sm text-muted">{fill(words.team.speaks, { languages: spoken })}</p>}
      {links && (
        <ul className="mt-auto grid gap-1">
          {links.map((link) => (
            <li key={link.href}>
              <ActionLink action={link} look={link.look ?? 'link'} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
