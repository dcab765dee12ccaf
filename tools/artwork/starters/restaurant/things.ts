/** What the restaurant's pictures are made of: all of it dark, and drawn by the light that falls on it. */
import { at, blur, circle, ellipse, gradient, group, line, path, randomFrom, rect, tag, times } from '../svg.ts'

export const night = { deep: '#0b0f13', wall: '#14181b', wood: '#1d1512', dusk: '#2c4358' }
export const light = { flame: '#fff3cf', gold: '#f5b862', ember: '#c9642b', wine: '#7a1b2c' }

/** Light that fades outward from a point, for use as `url(#id)`. */
export function radiance(id: string, color: string, middle = 0.35): string {
  const stop = (offset: number, opacity: number) => tag('stop', { offset, stop_color: color, stop_opacity: opacity })
  return tag('radialGradient', { id }, stop(0, 1), stop(0.25, middle), stop(0.6, middle / 4), stop(1, 0))
}

export const definitions = [
  radiance('gold', light.gold),
  radiance('ember', light.ember),
  radiance('white', light.flame, 0.6),
  radiance('blue', '#7fa6c4'),
  gradient('dusk', ['#16222f', night.dusk, '#7b7a84', '#d08a57']),
  gradient('wax', ['#ffe2a6', '#d69a55', '#7a4d2c']),
  gradient('flame', ['#ffd27a', light.flame, '#ffe9ae', '#e98a35']),
  gradient('wine', ['#a42c3e', '#5a1322', '#2a0910']),
  gradient('bottle', ['#0c1511', '#1d2c22', '#0a100c'], true),
  blur('soft', 14),
  blur('wide', 46),
  blur('thin', 1.6),
]

export const glow = (x: number, y: number, radius: number, of = 'gold', opacity = 0.5) =>
  circle(x, y, radius, `url(#${of})`, { opacity })

/** A candle that stands at a point, with the light around it. */
export function candle(x: number, y: number, tall: number, scale = 1): string {
  const stick =
    ellipse(0, 0, 34, 8, '#3a2c1c') +
    path('M-30-2C-10-8-7-16-7-40H7C7-16 10-8 30-2z', { fill: '#4a3822' }) +
    rect(-15, -46, 30, 8, '#8d6a3a', { rx: 3 })
  const body = rect(-11, -46 - tall, 22, tall, 'url(#wax)', { rx: 3 }) + ellipse(0, -46 - tall, 11, 3, '#fff0c6')
  const fire = at(
    0,
    -50 - tall,
    line(0, 0, 0, -8, '#2b1a10', 2.5),
    path('M0 4C-13-4-12-18 0-46 12-18 13-4 0 4z', { fill: 'url(#flame)' }),
    glow(0, -16, 44, 'white', 0.85),
    glow(0, -16, 330, 'gold', 0.34),
  )
  return at(x, y, group({ transform: `scale(${scale})` }, stick, body, fire))
}

/** A glass with a stem; light runs along its edges. `fill` is what is in it. */
export function glass(x: number, y: number, scale = 1, fill?: string): string {
  const bowl = 'M-58-290C-82-200-66-146-7-136V-26C-8-14-30-8-56-4Q0 8 56-4C30-8 8-14 7-26V-136C66-146 82-200 58-290z'
  const drink = fill
    ? path('M-70-222C-74-180-58-148 0-140 58-148 74-180 70-222z', { fill: `url(#${fill})`, opacity: 0.92 }) +
      ellipse(0, -222, 70, 11, light.wine, { opacity: 0.9 }) +
      path('M-70-222a70 11 0 0 1 140 0', { fill: 'none', stroke: '#e9a17a', stroke_width: 1.5, opacity: 0.6 }) +
      circle(30, -176, 34, 'url(#ember)', { opacity: 0.75 })
    : circle(0, -170, 46, 'url(#gold)', { opacity: 0.2 })
  const edges =
    path(bowl, { fill: '#ffe6b8', fill_opacity: 0.045, stroke: '#f3cf94', stroke_width: 1.6, opacity: 0.75 }) +
    ellipse(0, -290, 58, 9, 'none', { stroke: '#ffe3b0', stroke_width: 2 }) +
    path('M-50-270C-66-214-60-176-40-158', {
      fill: 'none',
      stroke: '#fff6df',
      stroke_width: 5,
      opacity: 0.75,
      stroke_linecap: 'round',
    }) +
    path('M54-262C64-220 62-190 52-170', {
      fill: 'none',
      stroke: '#f5b862',
      stroke_width: 3,
      opacity: 0.6,
      stroke_linecap: 'round',
    }) +
    line(-3, -128, -3, -30, '#fff1d0', 1.6) +
    path('M-44-4Q0 5 44-4', { fill: 'none', stroke: '#ffdf9f', stroke_width: 2, opacity: 0.8 })
  return at(x, y, group({ transform: `scale(${scale})` }, drink, edges))
}

/** A bottle that stands, lit from the side of the flame: -1 is the left. */
export function bottle(x: number, y: number, scale = 1, side = -1): string {
  const body = 'M-48 0V-220C-48-262-16-262-16-306V-400H16V-306C16-262 48-262 48-220V0z'
  return at(
    x,
    y,
    group(
      { transform: `scale(${scale * -side} ${scale})` },
      path(body, { fill: 'url(#bottle)' }),
      rect(-17, -402, 34, 84, '#4c1620', { rx: 3 }),
      rect(-48, -190, 96, 118, '#cdb489', { opacity: 0.78 }),
      rect(-48, -190, 96, 118, '#0b0f13', { opacity: 0.42 }),
      rect(-34, -164, 52, 3, '#3a2a1a'),
      rect(-34, -150, 68, 2, '#3a2a1a'),
      path('M-46-4V-218C-46-258-15-264-14-306V-396', {
        fill: 'none',
        stroke: '#ffd894',
        stroke_width: 3.5,
        opacity: 0.85,
      }),
      path('M46-4V-218C46-258 15-264 14-306', { fill: 'none', stroke: '#8fb0c4', stroke_width: 1.5, opacity: 0.35 }),
    ),
  )
}

/** What stands on a polished table, and below the edge its image in the wood. */
export function mirrored(y: number, content: string): string {
  return (
    group({ transform: `translate(0 ${2 * y}) scale(1 -1)`, opacity: 0.26, filter: 'url(#thin)' }, content) + content
  )
}

/** A tall window with an arch, and the last light of the day in it. */
export function archedWindow(x: number, y: number, wide: number, high: number, seed: number): string {
  const random = randomFrom(seed)
  const r = wide / 2
  const shape = `M${x} ${y + high}V${y + r}a${r} ${r} 0 0 1 ${wide} 0V${y + high}z`
  const id = `pane${seed}`
  const lamps = times(16, () =>
    glow(
      x + random() * wide,
      y + high * (0.74 + random() * 0.2),
      5 + random() * 16,
      random() < 0.3 ? 'blue' : 'gold',
      0.9,
    ),
  )
  const hill = `M${x} ${y + high}V${y + high * 0.78}q${r * 0.6}-${40 + random() * 40} ${r} -14t${r} -${10 + random() * 30}V${y + high}z`
  const bars = [0.25, 0.5, 0.75].map((share) => rect(x + wide * share - 3, y, 6, high, night.deep))
  const crossbars = times(4, (row) => rect(x, y + r + (row * (high - r)) / 4 - 3, wide, 6, night.deep))
  return (
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>` +
    group(
      { clip_path: `url(#${id})` },
      rect(x, y, wide, high, 'url(#dusk)'),
      path(hill, { fill: '#141d25', opacity: 0.92 }),
      ...lamps,
      ...bars,
      ...crossbars,
    ) +
    path(shape, { fill: 'none', stroke: '#2a2f33', stroke_width: 14 }) +
    path(shape, { fill: 'none', stroke: '#c58a4f', stroke_width: 2, opacity: 0.4 })
  )
}
