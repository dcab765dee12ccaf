import { commaOf } from '../../renderer/common/direction.ts'
import { PageCards } from '../../renderer/html/components/PageCards.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { yearOf } from '../../renderer/html/dates.ts'
import { projectsFrom } from '../../renderer/html/posts.ts'
import type { ProjectsBlock } from '../../renderer/schema/types.generated.ts'

/** Finished projects, newest first; on the page of one the others, beginning with the next. Where there is none, nothing. */
export function Projects({ id, heading, intro, tone, limit }: ProjectsBlock) {
  const { ask, page, site } = usePage()
  const { language } = site.settings
  const projects = projectsFrom(page, ask('projects', page.language)).slice(0, limit)
  if (projects.length === 0) return null
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="projects">
      <PageCards
        pages={projects}
        over={({ place, date }) => [place, date && yearOf(date, language)].filter(Boolean).join(commaOf(language))}
      />
    </Section>
  )
}
