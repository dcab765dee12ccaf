import { LinkDialog } from '../form/LinkDialog.tsx'
import { Later } from '../parts/Later.tsx'
import { useStudio } from '../store/state.ts'
import { AddSection } from './AddSection.tsx'
import { Keys } from './Keys.tsx'
import { NewPage } from './NewPage.tsx'
import { Problems } from './Problems.tsx'
import { Readdress } from './Readdress.tsx'
import { RemovePage } from './RemovePage.tsx'
import { ShareSection } from './ShareSection.tsx'

/** The window that is open, if one is. */
export function Dialogs() {
  const dialog = useStudio((state) => state.dialog)
  if (!dialog) return null
  if (dialog.name === 'add-section') return <AddSection at={dialog.at} />
  if (dialog.name === 'share-section') return <ShareSection index={dialog.index} />
  if (dialog.name === 'pictures')
    return <Later key={dialog.name} load={() => import('./Pictures.tsx')} show={({ Pictures }) => <Pictures />} />
  if (dialog.name === 'new-page') return <NewPage {...(dialog.copy !== undefined && { copy: dialog.copy })} />
  if (dialog.name === 'readdress') return <Readdress route={dialog.route} />
  if (dialog.name === 'remove-page') return <RemovePage route={dialog.route} />
  if (dialog.name === 'link') return <LinkDialog onChoose={dialog.choose} onClose={dialog.back} />
  if (dialog.name === 'changes')
    return <Later key={dialog.name} load={() => import('./Changes.tsx')} show={({ Changes }) => <Changes />} />
  return dialog.name === 'problems' ? <Problems /> : <Keys />
}
