import { playerOf } from '../../renderer/common/foreign.ts'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section, useHeadingPlace } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { VideoBlock } from '../../renderer/schema/types.generated.ts'
import { OwnVideo } from './OwnVideo.tsx'
import { PlayerVideo } from './PlayerVideo.tsx'

/** A video behind its picture, in the browser's own player or in that of another site, with what is said in it. */
export function Video(props: VideoBlock) {
  const { id, heading, intro, tone, url = '', poster, caption, transcript } = props
  const { ask, site } = usePage()
  const { foreign } = site.words
  const player = playerOf(url)
  const { width = 0, height = 0 } = ask('picture', poster.src) ?? {}
  const isUpright = height > width
  const place = useHeadingPlace() === 'centered' ? 'mx-auto' : ''
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} className="video">
      <div className={`${isUpright ? 'max-w-[24rem]' : 'max-w-[60rem]'} ${place}`}>
        <figure>
          {player ? <PlayerVideo video={props} player={player} isUpright={isUpright} /> : <OwnVideo video={props} />}
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
        {player && (
          <p className="needs-script mt-2 text-sm text-muted">{fill(foreign.playNote, { name: player.from })}</p>
        )}
        {transcript && (
          <details className="mt-4">
            <summary className="cursor-pointer py-2 font-semibold">{foreign.transcript}</summary>
            <Markdown text={transcript} className="rich-text mt-2" />
          </details>
        )}
      </div>
    </Section>
  )
}
