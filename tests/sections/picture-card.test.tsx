/** Corners of the cards of lists. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureCard } from '../../renderer/html/components/PictureCard.tsx'

const card = (isRaised: boolean) =>
  renderToStaticMarkup(
    <PictureCard sizes="" isRaised={isRaised} bodyClassName="">
      Words
    </PictureCard>,
  )

test('round corners cut a card that has a ground, and no words without one', () => {
  expect(card(true)).toContain('overflow-hidden rounded-card')
  expect(card(false)).not.toMatch(/overflow-hidden|rounded-card/)
})
