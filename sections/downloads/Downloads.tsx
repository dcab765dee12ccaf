import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Icon } from '../../renderer/html/components/Icon.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { DownloadsBlock } from '../../renderer/schema/types.generated.ts'
import { formatSize } from './size.ts'

/** Files to take along, each with what it is before somebody on a phone fetches it. */
export function Downloads({ id, heading, intro, tone, items, actions }: DownloadsBlock) {
  const { site, ask } = usePage()
  const { language } = site.settings
  const kindOf = (file: string) => {
    const size = ask('fileSize', file)
    const type = file.slice(file.lastIndexOf('.') + 1).toUpperCase()
    return size === undefined ? type : `${type}, ${formatSize(size, language)}`
  }
  const isFew = items.length < 3
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} isBeside={isFew} className="downloads">
      <ul className={`grid gap-x-8 ${isFew ? '' : 'md:grid-cols-2'}`}>
        {items.map(({ file, title, text }) => (
          <li key={file} className="flex gap-4 edge-b border-line py-4">
            <Icon name="file-down" className="mt-1 size-6 text-accent" />
            <div className="min-w-0 wrap-anywhere">
              <a href={file} className="inline-block font-semibold text-ink underline">
                {title} <span className="font-normal text-muted">({kindOf(file)})</span>
              </a>
              {text && <p className="mt-1 text-md text-muted">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}
