import { valueAt } from '../../../renderer/common/pointers.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { PictureDialog } from '../form/PictureDialog.tsx'
import { replacePicture } from '../frame/pictures/replace.ts'
import { change, now, useStudio } from '../store/state.ts'

/** What may stand in the place of a picture of the page. */
export function ReplacePicture({ path }: { path: Path }) {
  const { src } = useStudio((state) => Object(valueAt(state.data, path)))
  // It closes too when the next window has taken its place.
  const close = () => now().dialog?.name === 'replace-picture' && change({ dialog: undefined })
  return (
    <PictureDialog
      chosen={src}
      onClose={close}
      onChoose={(name) => (name === src ? close() : replacePicture(path, name))}
    />
  )
}
