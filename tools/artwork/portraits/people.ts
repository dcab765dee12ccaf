import { ellipse, group, path, rect } from '../starters/svg.ts'
import { body, collar, type Person, stroke } from './portrait.ts'

const SLATE = '#2f4858'
const COPPER = '#b0622c'

/** The mark of the business, two roofs, at a place and of a width in pixels. */
const mark = (x: number, y: number, width: number, color: string) =>
  stroke(`M${x} ${y}l${width * 0.3} -${width * 0.36}l${width * 0.3} ${width * 0.36}`, color, width * 0.09) +
  stroke(
    `M${x + width * 0.36} ${y}l${width * 0.3} -${width * 0.46}l${width * 0.3} ${width * 0.46}`,
    color,
    width * 0.09,
  )

const beard = (color: string, opacity = 1) =>
  group(
    { clip_path: 'url(#head)' },
    path(
      'M330 580C366 620 372 668 420 656C440 648 520 648 540 656C588 668 594 620 630 580V800H330ZM432 680C450 720 510 720 528 680C510 672 450 672 432 680Z',
      { fill: color, fill_rule: 'evenodd', opacity },
    ),
  )

export const people: Record<string, Person> = {
  tom: {
    skin: '#dba883',
    shade: '#a8714f',
    brow: '#8b8780',
    wall: ['#d9c7ab', '#b89c78'],
    clothes: [body(SLATE), collar('#263c4a'), stroke('M480 1004V1200', '#22343f', 6), mark(620, 1096, 90, '#d8985f')],
    over: [
      beard('#b9b4ab'),
      stroke('M436 686q44 20 88 0', '#8c3b2c', 8),
      path(
        'M338 540C322 400 372 322 484 318C596 316 640 396 622 540C616 500 604 462 588 436C520 440 440 432 398 418C368 448 350 490 338 540Z',
        { fill: '#a9a59d' },
      ),
      stroke('M412 392q70 -34 150 -6', '#c3bfb7', 10),
    ],
  },
  carol: {
    skin: '#e3b594',
    shade: '#b07a5a',
    brow: '#7b5a42',
    wall: ['#c9d3d2', '#93a5a6'],
    behind: [
      path('M300 560C270 300 690 300 660 560C672 700 668 780 640 812H320C292 780 288 700 300 560Z', {
        fill: '#7d5a3d',
      }),
    ],
    clothes: [
      body('#e9dfcd'),
      path('M384 872L446 1200H514L576 872C540 940 420 940 384 872Z', { fill: '#51707f' }),
      stroke('M372 884L452 1200M588 884L508 1200', '#cdbfa6', 10),
    ],
    over: [
      path(
        'M330 640C300 420 360 306 486 306C612 306 664 420 630 640C624 560 612 500 566 452C520 470 430 470 398 448C356 500 338 560 330 640Z',
        { fill: '#8a6546' },
      ),
      stroke('M420 372c60 -30 120 -26 164 22', '#a37e5c', 10),
      ...[424, 536].map((x) =>
        rect(x - 48, 540, 96, 68, '#fff', { rx: 30, fill_opacity: 0.16, stroke: '#3a2c25', stroke_width: 7 }),
      ),
      stroke('M472 562q8 -8 16 0M376 562L346 552M584 562L614 552', '#3a2c25', 7),
      ellipse(338, 622, 8, 12, COPPER),
      ellipse(622, 622, 8, 12, COPPER),
    ],
  },
  ellie: {
    skin: '#e2b08c',
    shade: '#ad7350',
    brow: '#6d3d24',
    smile: 34,
    wall: ['#e6d3b6', '#c99f72'],
    behind: [
      path('M604 470C700 520 728 640 700 800C690 850 660 870 640 850C668 760 650 640 596 560Z', { fill: '#7c4526' }),
    ],
    clothes: [
      body('#46606c'),
      path('M300 906L400 1200H200L180 960ZM660 906L560 1200H760L780 960Z', { fill: COPPER }),
      stroke('M252 934L316 1200M708 934L644 1200', '#f0d9a8', 20),
      collar('#3b525d'),
    ],
    over: [
      path(
        'M338 560C326 470 350 420 384 404C440 440 520 446 574 404C614 420 634 470 622 560C612 500 590 470 566 462C500 480 450 478 400 462C366 480 346 510 338 560Z',
        {
          fill: '#8a4f2c',
        },
      ),
      path('M318 440C318 300 390 236 480 236C570 236 642 300 642 440Z', { fill: '#f3ede0' }),
      path(
        'M300 430C380 396 580 396 660 430C668 448 660 462 640 462C560 436 400 436 320 462C300 462 292 448 300 430Z',
        { fill: '#e2d9c6' },
      ),
      path('M456 240H504L510 412H450Z', { fill: '#e2d9c6' }),
      mark(436, 366, 90, COPPER),
    ],
  },
  marcus: {
    skin: '#c98f68',
    shade: '#8f5c3c',
    brow: '#3a261b',
    wall: ['#bccacb', '#7f969a'],
    clothes: [
      body('#8d9a86'),
      path('M400 872C430 930 530 930 560 872L580 880C540 966 420 966 380 880Z', { fill: '#6f7c69' }),
      stroke('M480 958V1060', '#6f7c69', 6),
      mark(606, 1090, 90, '#2b3a32'),
    ],
    over: [
      beard('#4a3021'),
      stroke('M438 686q42 20 84 0', '#7c3326', 8),
      path(
        'M338 560C332 510 336 470 346 440L376 450C356 490 350 520 350 566ZM622 560C628 510 624 470 614 440L584 450C604 490 610 520 610 566Z',
        { fill: '#3c271b' },
      ),
      path('M330 452C326 310 400 250 480 250C560 250 634 310 630 452C560 424 400 424 330 452Z', { fill: SLATE }),
      path('M326 454C400 414 560 414 634 454C700 470 716 500 690 508C600 470 420 462 326 470Z', { fill: '#22343f' }),
      mark(432, 376, 96, '#d8985f'),
    ],
  },
}
