import type { Foreign as Player } from '../../renderer/common/foreign.ts'
import { Foreign } from '../../renderer/html/components/foreign/Foreign.tsx'
import { columnSizes, cutTo, Picture } from '../../renderer/html/components/Picture.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { fill } from '../../renderer/languages/index.ts'
import type { VideoBlock } from '../../renderer/schema/types.generated.ts'

const SHAPES = {
  wide: { frame: 'aspect-video', picture: '[&_img]:aspect-video [&_img]:object-cover' },
  upright: { frame: 'aspect-[9/16]', picture: '[&_img]:aspect-[9/16] [&_img]:object-cover' },
}

interface PlayerVideoProps {
  video: VideoBlock
  player: Player
  isUpright: boolean
}

/** A video of another site: its picture, of which a click makes the player. */
export function PlayerVideo({ video: { title, poster }, player, isUpright }: PlayerVideoProps) {
  const { foreign } = usePage().site.words
  const shape = SHAPES[isUpright ? 'upright' : 'wide']
  return (
    <Foreign of={player} title={title} look={shape.frame}>
      <a href={player.href} rel="noopener" className="video-play" data-early data-until-loaded>
        <Picture
          image={poster}
          sizes={isUpright ? cutTo(columnSizes('24rem', '24rem'), 9 / 16) : cutTo(columnSizes('60rem'), 16 / 9)}
          className={`rounded-card ${shape.picture}`}
        />
        <span className="video-sign">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 6.5v11l9-5.5z" fill="currentColor" />
          </svg>
        </span>
        <span className="visually-hidden">{fill(foreign.play, { title })}</span>
      </a>
    </Foreign>
  )
}
