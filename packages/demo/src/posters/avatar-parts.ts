import { circle, element, fill, stroke } from './core/shapes'

/** Drawn on 400 by 500, the face around (200, 200). */
type Draw = (color: string) => string

const INK = '#0b2822'
const shade = (d: string, opacity: number) => fill(d, '#000', { opacity })
const circles = (places: ReadonlyArray<readonly [number, number, number]>, color: string) =>
  places.map(([x, y, radius]) => circle(x, y, radius, color)).join('')

/** Hair that falls behind the shoulders, drawn before the face. */
const backHair = {
  none: () => '',
  long: (color) =>
    fill('M122 330C108 250 112 100 200 92s92 158 78 238c-10 16-34 20-52 18h-52c-18 2-42-2-52-18Z', color),
  bob: (color) => fill('M124 282C112 210 116 98 200 92s88 118 76 190c-6 14-22 16-34 10H158c-12 6-28 4-34-10Z', color),
  braids: (color) =>
    fill('M142 190c-20 44-26 96-20 158 8 10 24 8 28-4 2-52 8-92 16-120Z', color) +
    fill('M258 190c20 44 26 96 20 158-8 10-24 8-28-4-2-52-8-92-16-120Z', color),
  pony: (color) => fill('M244 130c44 8 60 60 50 130-4 26-22 38-34 30 12-40 8-90-16-120Z', color),
  curly: (color) =>
    circles(
      [
        [132, 150, 36],
        [122, 196, 34],
        [128, 240, 32],
        [146, 278, 26],
        [268, 150, 36],
        [278, 196, 34],
        [272, 240, 32],
        [254, 278, 26],
        [160, 116, 36],
        [200, 102, 40],
        [240, 116, 36],
      ],
      color,
    ),
} satisfies Record<string, Draw>

/** Hair over the face. */
const frontHair = {
  none: () => '',
  short: (color) =>
    fill('M134 190c-10-66 18-96 66-98 50-2 80 30 66 98-4-24-10-38-22-48-22 8-58 6-84-10-12 14-20 30-26 58Z', color),
  crop: (color) =>
    fill('M136 180c-8-58 22-86 64-86s72 28 64 86c-4-20-12-32-22-38-26 6-58 6-84 0-10 8-18 18-22 38Z', color),
  swept: (color) =>
    fill('M134 196c-12-70 20-106 68-104 46 2 76 36 64 104-6-30-16-48-34-58-26 16-58 18-80 10-8 12-14 26-18 48Z', color),
  fringe: (color) =>
    fill('M132 214c-16-84 18-124 68-124s84 40 68 124c-4-22-8-34-12-42-30 4-82-4-104-30-10 20-16 44-20 72Z', color),
  bun: (color) =>
    circle(204, 76, 30, color) +
    fill('M134 190c-10-62 20-98 66-98s76 36 66 98c-6-28-18-46-34-54-20 6-46 6-64 0-18 10-28 26-34 54Z', color),
  bald: (color) => fill('M136 198c-8-18-6-36 2-48 0 16 2 26 6 36ZM264 198c8-18 6-36-2-48 0 16-2 26-6 36Z', color),
  wave: (color) =>
    fill(
      'M132 200c-14-74 16-110 66-108 24-14 82 4 72 66 0 18-2 30-6 42-4-26-10-40-20-50-30 4-60-4-74-22-18 14-30 38-38 72Z',
      color,
    ),
} satisfies Record<string, Draw>

/** What is worn on the head, in two colours. */
const hats = {
  beanie: (color: string, trim: string) =>
    [
      fill('M132 168c-6-66 24-96 68-96s74 30 68 96c-44-14-92-14-136 0Z', color),
      shade('M204 72c46 0 70 34 64 96-14-4-28-7-42-9 4-34-2-66-22-87Z', 0.12),
      fill('M126 158c46-18 102-18 148 0v28c-46-18-102-18-148 0Z', trim),
      stroke('M150 152v24M174 147v24M200 145v24M226 147v24M250 152v24', '#000', 4, { 'stroke-opacity': 0.12 }),
    ].join(''),
  bobble: (color: string, trim: string): string => hats.beanie(color, trim) + circle(200, 68, 19, '#fff'),
  cap: (color: string, trim: string) =>
    [
      fill('M134 164c-8-62 24-90 66-90s74 28 66 90c-42-12-90-12-132 0Z', color),
      shade('M208 74c40 4 66 34 58 90-12-4-24-6-36-7 2-34-4-64-22-83Z', 0.12),
      fill('M130 160c44-14 96-16 152-2 20 6 34 14 36 22-60-14-128-14-186-4-6-4-6-12-2-16Z', trim),
    ].join(''),
  band: (color: string) => fill('M132 154c44-20 92-20 136 0v26c-44-18-92-18-136 0Z', color),
  helmet: (color: string, trim: string) =>
    [
      fill('M128 170c-8-70 26-104 72-104s80 34 72 104c-46-12-98-12-144 0Z', color),
      shade('M206 66c44 2 74 36 66 104-14-4-28-6-42-8 4-38-2-72-24-96Z', 0.14),
      fill('M124 168c48-14 104-14 152 0l2 16c-50-12-106-12-156 0Z', trim),
      stroke('M160 92l-10 50M200 84v54M240 92l10 50', trim, 7),
      stroke('M140 182c4 44 20 84 44 100M260 182c-4 44-20 84-44 100', trim, 5),
    ].join(''),
  bucket: (color: string, trim: string) =>
    [
      fill('M144 156c-2-54 14-84 56-84s58 30 56 84Z', color),
      shade('M206 72c34 2 52 32 50 84h-30c2-32-2-62-20-84Z', 0.12),
      fill('M144 146h112c18 10 36 24 42 40-62-16-134-16-196 0 6-16 24-30 42-40Z', trim),
    ].join(''),
} satisfies Record<string, (color: string, trim: string) => string>

export type Look = {
  skin: string
  hair: string
  back?: keyof typeof backHair
  front?: keyof typeof frontHair
  hat?: readonly [keyof typeof hats, string, string]
  jacket: string
  inner: string
  strap: string
  beard?: string
  brow?: string
  glasses?: 'round' | 'sun'
}

const FACE = 'M138 186C138 128 160 108 200 108s62 20 62 78c0 54-28 96-62 96s-62-42-62-96Z'
const TORSO = 'M40 500C44 404 96 352 166 336q34 30 68 0c70 16 122 68 126 164Z'

/** Somebody to the chest, with a pack on the back unless its straps are the jacket's own colour. */
export const bust = (look: Look) => {
  const { hair, back = 'none', front = 'none', hat } = look
  const head = [face(look), frontHair[front](hair), hat ? hats[hat[0]](hat[1], hat[2]) : ''].join('')
  return [
    element('defs', {}, clip('visage', FACE) + clip('buste', TORSO)),
    lowered(backHair[back](hair)),
    body(look),
    lowered(head),
  ].join('')
}

const clip = (id: string, d: string) => element('clipPath', { id }, element('path', { d }))
const lowered = (content: string) => element('g', { transform: 'translate(0 12)' }, content)

const body = ({ skin, jacket, inner, strap }: Look) =>
  [
    fill('M166 250h68v96q-34 34-68 0Z', skin),
    shade('M166 272c22 22 46 22 68 0v26c-22 20-46 20-68 0Z', 0.16),
    fill(TORSO, jacket),
    element(
      'g',
      { 'clip-path': 'url(#buste)' },
      [
        shade('M214 320c18 60 6 120 20 190h140V320Z', 0.13),
        fill(
          'M112 340c-10 56-10 110-6 170h32c-4-60-2-112 10-176ZM288 340c10 56 10 110 6 170h-32c4-60 2-112-10-176Z',
          strap,
        ),
        strap === jacket ? '' : fill('M104 420h36v12h-36ZM260 420h36v12h-36Z', inner),
      ].join(''),
    ),
    fill('M160 330c22 36 58 36 80 0l12 12c-4 22-26 48-52 58-26-10-48-36-52-58Z', inner),
    shade('M200 364c18 0 32-14 40-34l12 12c-4 22-26 48-52 58Z', 0.14),
    stroke('M200 400v100', inner, 5),
  ].join('')

const face = ({ skin, hair, beard, brow = hair, glasses }: Look) =>
  [
    element('ellipse', { cx: 137, cy: 208, rx: 12, ry: 18, fill: skin }),
    element('ellipse', { cx: 263, cy: 208, rx: 12, ry: 18, fill: skin }),
    element('ellipse', { cx: 263, cy: 208, rx: 12, ry: 18, fill: '#000', opacity: 0.14 }),
    element(
      'g',
      { 'clip-path': 'url(#visage)' },
      [
        fill(FACE, skin),
        shade('M210 96c8 44-2 76 0 104l10 22c2 8-8 12-8 16 4 10-2 16 0 22 4 12-2 20-4 30h70V96Z', 0.1),
        circle(160, 236, 15, '#ff7a4f', { opacity: 0.2 }),
        circle(240, 236, 15, '#ff7a4f', { opacity: 0.2 }),
        beard
          ? fill('M134 206c2 18 8 30 20 30 14-14 32-16 46-12 14-4 32-2 46 12 12 0 18-12 20-30l10 90H124Z', beard) +
            shade('M200 224c14-4 32-2 46 12 12 0 18-12 20-30l10 90h-72c2-24 2-48-4-72Z', 0.1)
          : '',
      ].join(''),
    ),
    glasses === 'sun' ? SUNGLASSES : eyes(brow),
    glasses === 'round' ? ROUND_GLASSES : '',
    stroke('M203 206l-6 22q5 6 12 3', '#000', 4, { 'stroke-opacity': 0.28 }),
    beard ? fill('M181 251q19 17 38 0', '#fff') : stroke('M181 251q19 17 38 0', '#8a3320', 4.5),
  ].join('')

const eyes = (brow: string) =>
  [
    stroke('M163 182q13-8 26-1M211 181q13-7 26 1', brow, 5.5),
    element('ellipse', { cx: 177, cy: 201, rx: 5.2, ry: 6.2, fill: '#22150f' }),
    element('ellipse', { cx: 223, cy: 201, rx: 5.2, ry: 6.2, fill: '#22150f' }),
  ].join('')

const SUNGLASSES = [
  stroke('M138 196h124', INK, 5),
  element('rect', { x: 146, y: 184, width: 46, height: 34, rx: 15, fill: INK }),
  element('rect', { x: 208, y: 184, width: 46, height: 34, rx: 15, fill: INK }),
  stroke('M154 206l16-18M216 206l16-18', '#ff9268', 5, { opacity: 0.9 }),
].join('')

const ROUND_GLASSES = element(
  'g',
  { fill: 'none', stroke: INK, 'stroke-width': 4.5 },
  circle(176, 202, 20, 'none') +
    circle(224, 202, 20, 'none') +
    element('path', { d: 'M196 200q4-4 8 0M156 198l-16-4M244 198l16-4' }),
)
