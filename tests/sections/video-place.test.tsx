import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BandContext } from '../../renderer/html/components/Band.ts'
import { type PageContextValue, PageProvider } from '../../renderer/html/context.ts'
import type { VideoBlock } from '../../renderer/schema/types.generated.ts'
import { Video } from '../../sections/video/Video.tsx'

const block: VideoBlock = {
  type: 'video',
  heading: 'Film',
  title: 'A tour',
  file: '/tour.webm',
  poster: { src: 'tour.jpg', alt: 'The workshop' },
  date: '2026-04-02',
}
const context = {
  site: { settings: {}, words: { foreign: {}, video: {} } },
  ask: () => undefined,
} as unknown as PageContextValue
const draw = (headingPlace?: 'left' | 'centered') =>
  renderToStaticMarkup(
    <PageProvider value={context}>
      <BandContext value={headingPlace ? { headingPlace } : {}}>
        <Video {...block} />
      </BandContext>
    </PageProvider>,
  )

test('a video stands in the middle under a heading that does, and else where lines begin', () => {
  expect(draw('centered')).toMatch(/max-w-\[60rem\] mx-auto/)
  expect(draw('left')).not.toContain('mx-auto')
  expect(draw()).not.toContain('mx-auto')
})
