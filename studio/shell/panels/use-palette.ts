import type { Palette } from '../../server/palette.ts'
import { useAsked } from '../store/asked.ts'
import { useStudio } from '../store/state.ts'

/** The colors of the site as the page in the frame has them. */
export function usePalette(): Palette | undefined {
  const shown = useStudio((state) => state.overview?.shown)
  return useAsked<Palette>('palette', {}, { of: shown })
}
