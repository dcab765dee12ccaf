import { useState } from 'react'
import { valueAt } from '../../../renderer/common/pointers.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Operation } from '../../edit/operations/operation.ts'
import type { Part } from '../../server/crop-picture.ts'
import { FocusField } from '../form/FocusField.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { tell } from '../store/api.ts'
import { commit, refuse } from '../store/edit.ts'
import { loadNames } from '../store/load.ts'
import { change, sayDone, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { CropFrame } from './CropFrame.tsx'
import { shapes, whole, withShape } from './crop-part.ts'

/** What of a picture is shown: the part that is cut out of it, and the point that stays in view where pages cut it again. */
export function Crop({ path }: { path: Path }) {
  const picture = useStudio((state) => Object(valueAt(state.data, path)))
  const { src, focus } = picture
  const [part, setPart] = useState(whole)
  const [shape, setShape] = useState<keyof typeof shapes>('free')
  /** Width by height, once the picture is there. */
  const [ratio, setRatio] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const isWhole = part.width === 1 && part.height === 1
  const choose = (name: keyof typeof shapes) => {
    setShape(name)
    setPart(withShape(part, shapes[name], ratio))
  }
  const cut = async () => {
    setBusy(true)
    try {
      await replaceByPart(path, src, part, focus !== undefined)
    } catch (error) {
      change({ dialog: undefined })
      refuse(error)
    }
  }
  return (
    <Dialog title={words.crop} isWide>
      <div className="stack crop">
        <p className="help">{words.cropNote}</p>
        <fieldset className="segments" aria-label={words.cropShape}>
          {(Object.keys(shapes) as (keyof typeof shapes)[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === shape} onClick={() => choose(name)}>
              {words[`crop.${name}`]}
            </button>
          ))}
        </fieldset>
        <CropFrame {...{ src, part, ratio }} shape={shapes[shape]} onChange={setPart} onRatio={setRatio} />
        <button
          type="button"
          className="button is-primary"
          disabled={isWhole || isBusy}
          aria-busy={isBusy || undefined}
          onClick={cut}
        >
          {words.cropDo}
        </button>
        <FocusField path={[...path, 'focus']} src={src} value={focus} />
      </div>
    </Dialog>
  )
}

/** The part is a new picture of the site; the point of the whole one means another place in it. */
async function replaceByPart(path: Path, src: string, part: Part, hasFocus: boolean): Promise<void> {
  const { name } = await tell<{ name: string }>('crop-picture', { name: src, part })
  await loadNames()
  const operations: Operation[] = [
    { do: 'set', path: [...path, 'src'], value: name },
    ...(hasFocus ? [{ do: 'remove', path: [...path, 'focus'] } as const] : []),
  ]
  change({ dialog: undefined })
  if (await commit(operations)) sayDone(words.cropped)
}
