import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { element, fill, rect } from './core/shapes'
import { rasterize } from './rasterize'
import { renderPoster, type Drawing } from './render-poster'
import { textPath, textWidth, wrapText } from './text-path'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const BAND_HEIGHT = 214
const TRACKING = -0.012
const MAX_BYTES = 150_000

const fir = '#0b2822'
const white = '#ffffff'
const soft = '#bdd5c9'
const coral = '#ff7a4f'

/** What a shared link shows: the title, then what a traveler asks first, then the price. */
export type Card = { drawing: Drawing; title: string; facts: readonly string[]; price?: string }

/** The card of the site itself, for pages that have none. */
export const siteCard: Card = {
  drawing: { scene: 'lake', palette: 'dawn', seed: 'a', accents: ['canoe'] },
  title: 'Le lagopède vole peu. Nous aussi.',
  facts: ['Aventures guidées bas carbone', 'France et Europe'],
}

/** A card as a JPEG file, 1200 × 630, under 150 kB. */
export async function renderOpenGraph(card: Card) {
  const { title, size, top } = layOut(card.title)
  const canvas = { width: WIDTH, height: HEIGHT }
  const picture = { width: WIDTH, height: top }
  const { data } = await rasterize({ svg: renderPoster({ ...card.drawing, ...picture }), ...picture })
  const overlay = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...canvas },
    [rect(0, top, WIDTH, 6, coral), titleLines({ title, size, top }), details(card), await logo()].join(''),
  )
  const flat = await sharp({ create: { ...canvas, channels: 3, background: fir } })
    .composite([
      { input: data, raw: { ...picture, channels: 3 }, left: 0, top: 0 },
      { input: Buffer.from(overlay), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  return compress(flat, 84)
}

async function compress(data: Buffer, quality: number): Promise<Buffer> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  const file = await sharp(data, { raw }).jpeg({ quality }).toBuffer()
  return file.length <= MAX_BYTES || quality <= 50 ? file : compress(data, quality - 8)
}

type Heading = { title: readonly string[]; size: number; top: number }

/** The largest size at which the title holds on one line, or on two at the smallest; the band is as high as needed. */
function layOut(text: string): Heading {
  const room = WIDTH - 2 * MARGIN
  const lettering = (size: number) => ({ text, face: 'title', size, tracking: TRACKING }) as const
  const size = [76, 68, 60].find((candidate) => textWidth(lettering(candidate)) <= room)
  if (size) return { title: [text], size, top: HEIGHT - BAND_HEIGHT }
  const title = wrapText({ ...lettering(60), width: room, lines: 2 })
  return { title, size: 60, top: HEIGHT - BAND_HEIGHT - (title.length - 1) * 60 }
}

function titleLines({ title, size, top }: Heading) {
  const baseline = (i: number) => top + 36 + size * 0.78 + i * size
  const line = (text: string, i: number) =>
    textPath({ text, face: 'title', size, tracking: TRACKING, x: MARGIN, y: baseline(i) })
  return fill(title.map(line).join(''), white)
}

function details({ facts, price }: Card) {
  const y = HEIGHT - 48
  const said = fill(textPath({ text: facts.join('  ·  '), face: 'text', size: 32, x: MARGIN, y }), soft)
  if (!price) return said
  const lettering = { text: price, face: 'title', size: 54 } as const
  return said + fill(textPath({ ...lettering, x: WIDTH - MARGIN - textWidth(lettering), y }), white)
}

/** The inverse logo on a fir plate, so that it reads over any sky. */
async function logo() {
  const file = await readFile(path.join(process.cwd(), 'public/brand/lagopede-logo-inverse.svg'), 'utf8')
  const [, left = 0, top = 0, width = 1, height = 1] =
    /viewBox="([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)"/.exec(file)?.map(Number) ?? []
  const content = file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>')).replace(/<title>.*?<\/title>/, '')
  const scale = 56 / height
  const plate = rect(MARGIN - 24, 40, width * scale + 48, 92, fir, { rx: 16, 'fill-opacity': 0.82 })
  const transform = `translate(${MARGIN} 58) scale(${scale}) translate(${-left} ${-top})`
  return plate + element('g', { transform }, content)
}
