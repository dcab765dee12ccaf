import type { ReactNode } from 'react'
import { Caption } from '../../renderer/html/components/Caption.tsx'
import { columnSizes, cutTo, Picture } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { Island } from '../../renderer/html/islands/Island.tsx'
import type { GalleryBlock, Image } from '../../renderer/schema/types.generated.ts'
import { Island as Viewer } from './Gallery.island.tsx'

const LAYOUTS = {
  grid: 'grid grid-cols-[repeat(auto-fit,minmax(min(15rem,45%),1fr))] gap-3 sm:gap-5 [&_img]:aspect-[4/3] [&_img]:object-cover',
  filmstrip: '',
  full: '',
  masonry: 'columns-[15rem] gap-x-3 sm:gap-x-5 [&>li]:mb-3 sm:[&>li]:mb-5 [&>li]:break-inside-avoid',
}

interface Place {
  index: number
  count: number
  /** Width by height of the picture. */
  ratio: number
}

const sizes = {
  /** Two in a row on a phone and on a tablet, up to four on a wide screen. */
  grid: ({ count }: Place) => cutTo(columnSizes(['50rem', '37rem', '25rem'][count - 1] ?? '19rem', '46vw', 46), 4 / 3),
  /** All are equally high, and as wide as they are. */
  filmstrip: ({ ratio }: Place) =>
    cutTo(columnSizes(filmSize(ratio), filmSize(ratio), Math.min(85, 60 * ratio)), undefined, 85 / 60),
  /** Two in a row on a phone, of an odd number the first alone, as of three or five on a wide screen; cut to the height of the row. */
  full: ({ index, count }: Place) => {
    const phone = index === 0 && count % 2 === 1 ? 100 : 50
    const isAlone = index === 0 && (count === 3 || count === 5)
    return cutTo(columnSizes(isAlone ? '100vw' : '50vw', '50vw', phone), isAlone ? 2.1 : 1.8, phone / 48)
  },
  masonry: () => columnSizes('19rem', '46vw'),
}

const filmSize = (ratio: number) => `${Math.round(28 * ratio)}rem`

/** Pictures in rows or columns. A touch opens one large over the page; without JavaScript its link leads to the file. */
export function Gallery({ id, heading, intro, tone, layout = 'grid', images }: GalleryBlock) {
  const { ask, site } = usePage()
  const { gallery, document } = site.words
  const ratioOf = ({ src }: Image) => {
    const { width = 1, height = 1 } = ask('picture', src) ?? {}
    return width / height
  }
  const props = { label: heading, words: { ...gallery, close: document.close } }
  const isBled = layout === 'filmstrip' || layout === 'full'
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      intro={intro}
      isBeside={images.length === 1}
      className={`gallery ${isBled ? `layout-${layout}` : ''}`}
    >
      <Island name="gallery" component={Viewer} props={props}>
        <ul className={LAYOUTS[layout]}>
          {images.map((image, index) => (
            <li key={image.src}>
              <figure>
                <Linked image={image}>
                  <Picture
                    image={image}
                    sizes={sizes[layout]({ index, count: images.length, ratio: ratioOf(image) })}
                    className="rounded-card"
                  />
                </Linked>
                <Caption image={image} className="mt-2 text-sm text-muted" />
              </figure>
            </li>
          ))}
        </ul>
      </Island>
    </Section>
  )
}

function Linked({ image, children }: { image: Image; children: ReactNode }) {
  const { ask, site } = usePage()
  if (image.decorative) return children
  return (
    <a href={ask('picture', image.src)?.variants.avif.at(-1)?.url} className="block rounded-card" data-early>
      {children}
      <span className="visually-hidden">{site.words.gallery.enlarge}</span>
    </a>
  )
}
