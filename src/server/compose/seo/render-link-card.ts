import sharp from 'sharp'
import { textPath, textWidth, wrapText } from './text-path'

const WIDTH = 1200
const HEIGHT = 630
const PANEL = 516
const MARGIN = 52
const ROOM = PANEL - 2 * MARGIN
const TITLE_TOP = 156
const LEADING = 1.06
const MAX_BYTES = 150_000

const FIR = '#0b2822'
const WHITE = '#ffffff'
const SOFT = '#bdd5c9'
const CORAL = '#ff7a4f'

/** What a shared link shows beside its photo: the title, what a traveler asks first, the price. `logo` is an SVG document. */
export type LinkCard = { photo: Buffer; logo: string; title: string; facts: readonly string[]; price: string }

/** A card as a JPEG file, 1200 × 630, under 150 kB. */
export const renderLinkCard = async ({ photo, ...card }: LinkCard): Promise<Buffer> => {
  const picture = await sharp(photo)
    .resize({ width: WIDTH - PANEL, height: HEIGHT, fit: 'cover' })
    .toBuffer()
  const panel = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL}" height="${HEIGHT}">`,
    `<rect width="${PANEL}" height="${HEIGHT}" fill="${FIR}"/>`,
    `<rect x="${PANEL - 6}" width="6" height="${HEIGHT}" fill="${CORAL}"/>`,
    drawLogo(card.logo),
    drawTitle(card.title),
    drawFacts(card.facts),
    drawPrice(card.price),
    '</svg>',
  ].join('')
  const pixels = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: FIR } })
    .composite([
      { input: Buffer.from(panel), left: 0, top: 0 },
      { input: picture, left: PANEL, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  return compress(pixels, 84)
}

const compress = async (pixels: Buffer, quality: number): Promise<Buffer> => {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  const file = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer()
  return file.length <= MAX_BYTES || quality <= 28 ? file : compress(pixels, quality - 14)
}

/** Sizes of a title, largest first, and the lines it may take in each. */
const TITLE_STYLES = [
  { size: 64, lines: 3 },
  { size: 56, lines: 4 },
  { size: 46, lines: 5 },
]

const drawTitle = (text: string): string => {
  const candidates = TITLE_STYLES.map(({ size, lines }) => {
    const lettering = { face: 'title', size, tracking: -0.012 } as const
    const wrapped = wrapText({ ...lettering, text, width: ROOM, lines })
    const isWhole =
      wrapped.join(' ') === text && wrapped.every((line) => textWidth({ ...lettering, text: line }) <= ROOM)
    return { lettering, wrapped, isWhole }
  })
  const chosen = candidates.find(({ isWhole }) => isWhole) ?? candidates.at(-1)
  if (!chosen) return ''
  const { lettering, wrapped } = chosen
  const baseline = (line: number) => TITLE_TOP + lettering.size * (0.78 + line * LEADING)
  return wrapped.map((line, index) => draw({ ...lettering, text: line, y: baseline(index), color: WHITE })).join('')
}

const drawFacts = (facts: readonly string[]): string => {
  const lettering = { face: 'text', size: 28 } as const
  const first = HEIGHT - 132 - (facts.length - 1) * 38
  return facts.map((text, index) => draw({ ...lettering, text, y: first + index * 38, color: SOFT })).join('')
}

const drawPrice = (price: string): string => {
  const from = { face: 'text', size: 30, text: 'Dès' } as const
  const y = HEIGHT - 56
  return (
    draw({ ...from, y, color: SOFT }) +
    draw({ face: 'title', size: 56, text: price, x: MARGIN + textWidth(from) + 12, y, color: WHITE })
  )
}

const draw = ({
  color,
  x = MARGIN,
  ...line
}: { color: string; x?: number } & Omit<Parameters<typeof textPath>[0], 'x'>) =>
  `<path d="${textPath({ ...line, x })}" fill="${color}"/>`

const drawLogo = (logo: string): string => {
  const [, left = 0, top = 0, , height = 1] =
    /viewBox="([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)"/.exec(logo)?.map(Number) ?? []
  const content = logo.slice(logo.indexOf('>') + 1, logo.lastIndexOf('</svg>')).replace(/<title>.*?<\/title>/, '')
  const scale = 58 / height
  return `<g transform="translate(${MARGIN} 52) scale(${scale}) translate(${-left} ${-top})">${content}</g>`
}
