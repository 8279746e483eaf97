import { circle, element, fill } from './core/shapes'

/** Drawn on a square of 100 by 100, the face around (50, 44). */
type Draw = (color: string) => string

const shadow = (d: string, opacity: number) => fill(d, '#000', { opacity })

const CAP = 'M28 40C27 20 37 13 50 13s23 7 22 27c-14-4-30-4-44 0Z'
const BRIM = 'M26.5 36c14-5 33-5 47 0v7c-14-4.5-33-4.5-47 0Z'

/** Hair that falls behind the shoulders, drawn before the face. */
export const backHair = {
  none: () => '',
  long: (color) => fill('M27 72C23 40 32 20 50 20s27 20 23 52Z', color),
  braids: (color) =>
    fill(
      'M31 40C24 56 22 70 25 84c4 2 8 1 9-2 0-14 2-26 6-36ZM69 40c7 16 9 30 6 44-4 2-8 1-9-2 0-14-2-26-6-36Z',
      color,
    ),
} satisfies Record<string, Draw>

const swept: Draw = (color) =>
  fill('M30 46c-3-18 6-27 20-27s23 9 20 27c-2-9-6-14-10-16-8 4-18 4-24 2-3 3-5 8-6 14Z', color)

/** Hair or hat over the face. */
export const frontHair = {
  fringe: (color) =>
    fill(
      'M26 74C22 40 30 18 50 18s28 22 24 56c-6 2-10 0-12-3V44c-8-1-18-6-22-13-2 7-3 10-4 13v27c-2 3-6 5-10 3Z',
      color,
    ),
  short: (color) => fill('M30 46c-4-20 6-28 20-28s24 8 20 28c-1-8-3-12-6-15-9 2-18 1-25-3-5 4-8 10-9 18Z', color),
  cropped: (color) => fill('M31 42c-3-17 7-24 19-24s22 7 19 24c-1-7-4-10-7-12-8 2-17 2-24 0-3 2-6 5-7 12Z', color),
  swept,
  bun: (color) => circle(50, 17, 9, color) + swept(color),
  curls: (color) =>
    [
      circle(36, 28, 10, color),
      circle(50, 22, 11, color),
      circle(64, 28, 10, color),
      circle(31, 40, 7, color),
      circle(69, 40, 7, color),
    ].join(''),
  bald: () => '',
  beanie: (color) => fill(CAP, color) + fill(BRIM, color) + shadow(BRIM, 0.14) + circle(50, 12, 5, '#fff'),
  cap: (color) =>
    fill('M29 38C28 21 38 15 50 15s22 6 21 23Z', color) +
    fill('M27 37h50c3 0 3 5 0 5H27Z', color) +
    shadow('M27 37h50c3 0 3 5 0 5H27Z', 0.2),
} satisfies Record<string, Draw>

/** What grows or sits on the face. */
export const features = {
  none: () => '',
  beard: (color) =>
    fill('M31.5 46c1 14 8 22 18.500 22s17.500-8 18.500-22c-4 6-8 8-10 8-4-3-13-3-17 0-2 0-6-2-10-8Z', color),
  glasses: () =>
    element(
      'g',
      { fill: 'none', stroke: '#0b2822', 'stroke-width': 2 },
      circle(42, 45, 6, 'none') + circle(58, 45, 6, 'none') + element('path', { d: 'M48 44q2-1.500 4 0' }),
    ),
} satisfies Record<string, Draw>

/** Bust and face in a jacket; `collar` is the zip of a guide's jacket. */
export const bust = ({ skin, jacket, collar }: { skin: string; jacket: string; collar: string | undefined }) =>
  [
    fill('M40 58h20v18c0 6-20 6-20 0Z', skin),
    shadow('M40 66c6 5 14 5 20 0v4c-6 5-14 5-20 0Z', 0.12),
    fill('M12 104c0-22 16-30 28-32 6 6 14 6 20 0 12 2 28 10 28 32Z', jacket),
    collar ? fill('M48.500 77h3v24h-3Z', collar) : '',
    element('ellipse', { cx: 50, cy: 44, rx: 18.5, ry: 21.5, fill: skin }),
  ].join('')
