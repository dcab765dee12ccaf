import { LinkDialog } from '../form/LinkDialog.tsx'
import { Later } from '../parts/Later.tsx'
import { useStudio } from '../store/state.ts'
import { AddSection } from './AddSection.tsx'
import { Keys } from './Keys.tsx'
import { Problems } from './Problems.tsx'
import { ReplacePicture } from './ReplacePicture.tsx'
import { ShareSection } from './ShareSection.tsx'

/** The window that is open, if one is. */
export function Dialogs() {
  const dialog = useStudio((state) => state.dialog)
  if (!dialog) return null
  if (dialog.name === 'add-section') return <AddSection at={dialog.at} />
  if (dialog.name === 'share-section') return <ShareSection index={dialog.index} />
  if (dialog.name === 'copy-to')
    return (
      <Later
        key={dialog.name}
        load={() => import('./CopyTo.tsx')}
        show={({ CopyTo }) => <CopyTo index={dialog.index} />}
      />
    )
  if (dialog.name === 'replace-picture') return <ReplacePicture path={dialog.path} />
  if (dialog.name === 'alt-text')
    return (
      <Later
        key={dialog.name}
        load={() => import('./AltText.tsx')}
        show={({ AltText }) => <AltText path={dialog.path} />}
      />
    )
  if (dialog.name === 'crop')
    return (
      <Later key={dialog.name} load={() => import('./Crop.tsx')} show={({ Crop }) => <Crop path={dialog.path} />} />
    )
  if (dialog.name === 'pictures')
    return <Later key={dialog.name} load={() => import('./Pictures.tsx')} show={({ Pictures }) => <Pictures />} />
  if (dialog.name === 'new-page')
    return (
      <Later key={dialog.name} load={() => import('./NewPage.tsx')} show={({ NewPage }) => <NewPage {...dialog} />} />
    )
  if (dialog.name === 'readdress')
    return (
      <Later
        key={dialog.name}
        load={() => import('./Readdress.tsx')}
        show={({ Readdress }) => <Readdress route={dialog.route} />}
      />
    )
  if (dialog.name === 'remove-page')
    return (
      <Later
        key={dialog.name}
        load={() => import('./RemovePage.tsx')}
        show={({ RemovePage }) => <RemovePage route={dialog.route} />}
      />
    )
  if (dialog.name === 'photos')
    return (
      <Later
        key="photos"
        load={() => import('../photos/PhotosDialog.tsx')}
        show={(now) => <now.PhotosDialog {...dialog} />}
      />
    )
  if (dialog.name === 'link') return <LinkDialog onChoose={dialog.choose} onClose={dialog.back} />
  if (dialog.name === 'changes')
    return <Later key={dialog.name} load={() => import('./Changes.tsx')} show={({ Changes }) => <Changes />} />
  return dialog.name === 'problems' ? <Problems /> : <Keys />
}
