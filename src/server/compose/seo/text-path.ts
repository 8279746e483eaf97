import bricolage from './fonts/bricolage-grotesque.json' with { type: 'json' }
import instrument from './fonts/instrument-sans.json' with { type: 'json' }

type Outlines = {
  unitsPerEm: number
  glyphs: Record<string, { advance: number; d: string }>
  kerning: Record<string, number>
}

/** The site's two faces, as outlines: no font has to be installed where pictures are made. */
const faces: Record<'title' | 'text', Outlines> = { title: bricolage, text: instrument }

export type Lettering = { text: string; face: keyof typeof faces; size: number; tracking?: number }

/** Width of a line of text in pixels; a character the fonts lack is left out. */
export function textWidth(lettering: Lettering) {
  return layOut(lettering).width
}

/** Path data of a line of text whose baseline starts at (x, y). */
export function textPath({ x, y, ...lettering }: Lettering & { x: number; y: number }) {
  const { scale, glyphs } = layOut(lettering)
  return glyphs.map(({ d, at }) => placeOutline({ d, scale, x: x + at, y })).join('')
}

function layOut({ text, face, size, tracking = 0 }: Lettering) {
  const { unitsPerEm, glyphs: outlines, kerning } = faces[face]
  const scale = size / unitsPerEm
  const glyphs: { d: string; at: number }[] = []
  let cursor = 0
  let previous = ''
  for (const letter of text.normalize('NFC')) {
    const outline = outlines[letter]
    if (!outline) continue
    cursor += (kerning[previous + letter] ?? 0) * scale
    glyphs.push({ d: outline.d, at: cursor })
    cursor += outline.advance * scale + tracking * size
    previous = letter
  }
  return { scale, glyphs, width: cursor }
}

/** Font outlines go up, pictures go down: commands hold absolute « x y » pairs only. */
function placeOutline({ d, scale, x, y }: { d: string; scale: number; x: number; y: number }) {
  return d.replace(/(-?\d{1,6})[ ,](-?\d{1,6})/g, (_pair, px: string, py: string) => {
    const placed = [x + Number(px) * scale, y - Number(py) * scale]
    return placed.map((value) => value.toFixed(2)).join(' ')
  })
}

/** Breaks a text into lines no wider than `width`, at most `lines` of them; the last one ends with « … » if cut. */
export function wrapText({ width, lines, ...lettering }: Lettering & { width: number; lines: number }) {
  const words = lettering.text.split(' ')
  const fits = (text: string) => textWidth({ ...lettering, text }) <= width
  const wrapped: string[] = []
  for (const word of words) {
    const last = wrapped.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) wrapped[wrapped.length - 1] = `${last} ${word}`
    else wrapped.push(word)
  }
  if (wrapped.length <= lines) return wrapped
  const kept = wrapped.slice(0, lines)
  let end = kept.at(-1) ?? ''
  while (end.includes(' ') && !fits(`${end}…`)) end = end.slice(0, end.lastIndexOf(' '))
  return [...kept.slice(0, -1), `${end}…`]
}
