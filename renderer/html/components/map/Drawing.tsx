import { type Drawing, HEIGHT, WIDTH } from './drawing.ts'

interface MapDrawingProps {
  drawing: Drawing
  /** What somebody hears who does not see it. */
  label: string
  /** The radius of the circle around the first spot, in miles. */
  circle: number | undefined
  /** How long the bar of the scale is in miles, and what stands at it. */
  scale: { miles: number; text: string }
}

/** How wide the circles around the first spot are: one, two and more lengths of the scale, as far as the drawing goes. */
const rings = (bar: number) =>
  Array.from({ length: Math.floor(WIDTH / 2 / bar) }, (_, index) => Math.round(bar * (index + 1)))

/** The map itself: circles, spots with their numbers, and a scale. */
export function MapDrawing({ drawing: { spots, perMile }, label, circle, scale }: MapDrawingProps) {
  const [first] = spots
  const bar = scale.miles * perMile
  return (
    <svg className="map-drawing surface" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {first && circle && <circle className="map-circle" cx={first.at[0]} cy={first.at[1]} r={circle * perMile} />}
      {first && rings(bar).map((r) => <circle key={r} className="map-ring" cx={first.at[0]} cy={first.at[1]} r={r} />)}
      {spots.map(({ at, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two places may lie at one point
        <path key={index} className="map-way" d={`M${at.join(' ')} ${label.join(' ')}`} />
      ))}
      {spots.map(({ label: [x, y] }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two places may lie at one point
        <g key={index} className={index === 0 ? 'map-spot map-first' : 'map-spot'}>
          <circle cx={x} cy={y} r="12" />
          <text x={x} y={y + 5.3}>
            {index + 1}
          </text>
        </g>
      ))}
      <path className="map-scale" d={`M14 ${HEIGHT - 20}v6h${Math.round(bar)}v-6`} />
      <text className="map-scale-text" x="14" y={HEIGHT - 26}>
        {scale.text}
      </text>
      <path className="map-scale" d={`M${WIDTH - 18} 36V14m-5 7 5-7 5 7`} />
    </svg>
  )
}
