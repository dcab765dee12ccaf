import { usePage } from '../../renderer/html/context.ts'
import type { VideoBlock } from '../../renderer/schema/types.generated.ts'

/** A picture this wide is sharp enough for what is gone with the first touch, since browsers fetch it with the page. */
const POSTER_WIDTH = 640

/** A video of the site in the browser's own player, which fetches nothing of it before somebody presses play. */
export function OwnVideo({ video: { file = '', captions, title, poster } }: { video: VideoBlock }) {
  const { ask, site } = usePage()
  const { width, height, variants } = ask('picture', poster.src) ?? {}
  const fits = variants?.avif.find(({ width }) => width >= POSTER_WIDTH) ?? variants?.avif.at(-1)
  return (
    // biome-ignore lint/a11y/useMediaCaption: the owner gives captions where something is said
    <video
      controls
      playsInline
      preload="none"
      poster={fits?.url}
      width={width}
      height={height}
      aria-label={title}
      className="block h-auto w-full rounded-card object-cover bg-[#000]"
    >
      <source src={file} type={`video/${file.slice(file.lastIndexOf('.') + 1)}`} />
      {captions && (
        <track
          kind="captions"
          src={captions}
          srcLang={site.settings.language}
          label={site.words.foreign.captions}
          default
        />
      )}
      <a href={file}>{title}</a>
    </video>
  )
}
