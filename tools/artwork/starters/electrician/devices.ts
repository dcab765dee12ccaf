/** What a circuit ends at, each within 170 by 140 around its middle. */
import { group, line, path, rect, times } from '../svg.ts'
import { box, color, edge, pen, ring, stroke } from './drafting.ts'

const frame = (...content: string[]) => box(-90, -66, 160, 132, '#fff') + content.join('')

export const lamp = () =>
  frame(
    line(-10, -66, -10, -30, color.ink, pen.heavy),
    edge('M-22-30h24v14h-24z', color.ink),
    edge('M-52 22C-48-6-34-16-10-16S28-6 32 22z', color.live),
    edge('M-24 22a14 14 0 0 0 28 0', '#fff'),
    ...[-44, -10, 24].map((x) => line(x, 42, x * 1.14, 56, color.ink, pen.usual)),
  )

export const outlet = () =>
  frame(
    rect(-46, -56, 72, 112, color.paper, { ...stroke(pen.usual), fill: color.paper, rx: 8 }),
    ...[-27, 27].map(
      (y) =>
        rect(-34, y - 22, 48, 44, '#fff', { ...stroke(2.4), fill: '#fff', rx: 20 }) +
        line(-19, y - 9, -19, y + 5, color.ink, 4) +
        line(-1, y - 7, -1, y + 4, color.ink, 4) +
        ring(-10, y + 13, 3.4, color.ink, 1),
    ),
  )

export const range = () =>
  frame(
    box(-62, -52, 104, 104, color.paper),
    line(-62, -26, 42, -26, color.ink, pen.usual),
    ...times(4, (index) => ring(-46 + index * 24, -39, 6, color.live, 2)),
    box(-48, -8, 76, 44, '#fff'),
    line(-48, -16, 28, -16, color.ink, pen.usual),
  )

export const heatPump = () =>
  frame(
    box(-72, -50, 124, 98, color.paper),
    ring(-30, -2, 36, '#fff'),
    ...times(3, (index) =>
      group(
        { transform: `rotate(${index * 120} -30 -2)` },
        edge('M-30-2C-44-14-40-30-26-34C-20-24-20-12-30-2z', color.live, 2.4),
      ),
    ),
    ring(-30, -2, 6, color.ink),
    ...times(6, (index) => line(18, -34 + index * 13, 42, -34 + index * 13, color.ink, 2.4)),
  )

/** A utility pole with its transformer, standing at x on the ground at y, moved up or down at its top. */
export const pole = (x: number, y: number, top = 0) =>
  edge(`M${x - 13} ${y}L${x - 9} ${90 + top}h18L${x + 13} ${y}`, '#fff') +
  group(
    { transform: `translate(${x} ${top})` },
    box(-96, 130, 192, 16, '#fff'),
    ...[-80, -40, 40, 80].map((dx) => edge(`M${dx - 8} 130v-18q8-12 16 0v18z`, color.live, 2.4)),
    box(9, 216, 16, 60, color.ink),
    rect(22, 200, 56, 100, '#fff', { ...stroke(pen.usual), fill: '#fff', rx: 10 }),
    ...[-80, -40].map((dx) => path(`M${dx} 104Q${dx - 60} 150 ${dx - 200} 120`, stroke(2.4))),
    line(50, 200, 50, 160, color.ink, 2.4),
  )

const wheel = (x: number) =>
  ring(x, -52, 52, color.ink) +
  ring(x, -52, 34, '#fff') +
  times(5, (index) => {
    const angle = (index * Math.PI * 2) / 5 + 0.3
    return line(x, -52, x + Math.cos(angle) * 32, -52 + Math.sin(angle) * 32, color.ink, pen.heavy)
  }).join('') +
  ring(x, -52, 9, color.live)

/** A car from its side, standing on y = 0 with its nose to the right. */
export const car = (scale: number) =>
  group(
    { transform: `scale(${scale})` },
    edge(
      'M-282-76C-292-120-290-176-276-196C-240-214-206-214-176-220C-128-276-84-300-10-300C70-300 120-272 166-216C220-208 262-196 276-168C288-140 288-110 282-76H248A62 62 0 0 0 124-76H-124A62 62 0 0 0-248-76z',
      '#fff',
      pen.heavy,
    ),
    edge('M-146-216C-116-258-84-276-34-278V-216z', color.paper),
    edge('M-16-278C56-278 92-258 128-216H-16z', color.paper),
    path('M-25-216V-96M-276-150H-210M276-150H222', stroke(2.4)),
    path('M-124-96H124', stroke(2.4)),
    line(-66, -190, -40, -190, color.ink, pen.heavy),
    line(96, -190, 70, -190, color.ink, pen.heavy),
    edge('M-286-190h34l-6 22h-28z', color.live, 2.4),
    edge('M282-164h-40l6-18h26z', color.live, 2.4),
    edge('M-258-200h24v26h-24z', '#fff', 2.4),
    wheel(-186),
    wheel(186),
  )
