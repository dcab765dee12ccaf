import type { Problem } from '../../../../renderer/pipeline/index.ts'
import type { PageEntry } from '../../../server/overview.ts'
import { namesOn } from '../../store/people.ts'
import { useStudio } from '../../store/state.ts'
import { fill, words } from '../../words/index.ts'

interface PageStateProps {
  page: PageEntry
  advice: readonly Problem[]
}

/** Who else is on a page, whether it is a draft, shows for some time only, makes others, names days that are past, and what is wrong with it or could be better. */
export function PageState({ page: { route, draft, times, errors, makes }, advice }: PageStateProps) {
  const people = useStudio((state) => namesOn(state, [route, ...(makes ?? [])]))
  const past = advice.filter(({ code }) => code === 'past-date')
  return (
    <span className="badges">
      {people && <span className="badge is-person">{people}</span>}
      {draft && <span className="badge">{words.draft}</span>}
      {times && <span className="badge">{times}</span>}
      {makes && <span className="badge">× {makes.length}</span>}
      {errors > 0 && <span className="badge is-bad">{fill(words.errorCount, { count: errors })}</span>}
      {past.length > 0 && <span className="badge">{words.pastDate}</span>}
      {advice.length > past.length && (
        <span className="badge">{fill(words.adviceCount, { count: advice.length - past.length })}</span>
      )}
    </span>
  )
}
