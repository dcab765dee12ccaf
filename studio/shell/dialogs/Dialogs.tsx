import { Fragment, type ReactNode } from 'react'
import { LinkDialog } from '../form/LinkDialog.tsx'
import { Later } from '../parts/Later.tsx'
import { type Dialog, useStudio } from '../store/state.ts'
import { AddSection } from './AddSection.tsx'
import { Keys } from './Keys.tsx'
import { Problems } from './Problems.tsx'
import { ReplacePicture } from './ReplacePicture.tsx'
import { ShareSection } from './ShareSection.tsx'

/** The window that is open, if one is. */
export function Dialogs() {
  const dialog = useStudio((state) => state.dialog)
  return dialog ? <Fragment key={dialog.name}>{windowOf(dialog)}</Fragment> : null
}

/** Those that few open, or seldom, come when they are. */
function windowOf(dialog: Dialog): ReactNode {
  switch (dialog.name) {
    case 'add-section':
      return <AddSection at={dialog.at} />
    case 'share-section':
      return <ShareSection index={dialog.index} />
    case 'copy-to':
      return <Later load={() => import('./CopyTo.tsx')} show={({ CopyTo }) => <CopyTo index={dialog.index} />} />
    case 'replace-picture':
      return <ReplacePicture path={dialog.path} />
    case 'alt-text':
      return <Later load={() => import('./AltText.tsx')} show={({ AltText }) => <AltText path={dialog.path} />} />
    case 'crop':
      return <Later load={() => import('./Crop.tsx')} show={({ Crop }) => <Crop path={dialog.path} />} />
    case 'pictures':
      return <Later load={() => import('./Pictures.tsx')} show={({ Pictures }) => <Pictures />} />
    case 'photos':
      return (
        <Later load={() => import('../photos/PhotosDialog.tsx')} show={(now) => <now.PhotosDialog {...dialog} />} />
      )
    case 'new-page':
      return <Later load={() => import('./NewPage.tsx')} show={({ NewPage }) => <NewPage {...dialog} />} />
    case 'readdress':
      return <Later load={() => import('./Readdress.tsx')} show={(now) => <now.Readdress {...dialog} />} />
    case 'remove-page':
      return <Later load={() => import('./RemovePage.tsx')} show={(now) => <now.RemovePage route={dialog.route} />} />
    case 'remove-language':
      return <Later load={() => import('./RemoveLanguage.tsx')} show={(now) => <now.RemoveLanguage {...dialog} />} />
    case 'link':
      return <LinkDialog onChoose={dialog.choose} onClose={dialog.back} />
    case 'publish':
      return <Later load={() => import('./Publish.tsx')} show={({ Publish }) => <Publish />} />
    case 'changes':
      return <Later load={() => import('./Changes.tsx')} show={({ Changes }) => <Changes />} />
    case 'problems':
      return <Problems />
    case 'keys':
      return <Keys />
  }
}
