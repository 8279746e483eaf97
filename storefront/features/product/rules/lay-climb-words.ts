import type { ClimbMove, ClimbStop } from './climb'

/** Words in the drawing; `name` and `note` stand under the time of their stop. */
export type DrawnText = {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  kind: 'time' | 'name' | 'change' | 'ride'
  words: string
}
export type Spot = { x: number; y: number }

export type Ends = [from: Spot, to: Spot]

/** Units of the drawing: its width, and where the foot of the climb is. */
export const CLIMB_SIZE = { width: 840, foot: 190 }
const MOST_ROWS = 4

/** Where the first line of a row of words is. */
export const rowTop = (row: number): number => 226 + row * 62

/** A word of so many letters takes so much: measured on the faces of the site, with room to spare. */
const WIDE = { time: 9, name: 7.6, change: 7.4, ride: 7.2 }
const wideOf = (words: string, kind: keyof typeof WIDE): number => words.length * WIDE[kind]

/** The row of what stands beside its dot. */
export const ABOVE = -1

type Block = { spot: Spot; row: number; left: number; right: number; texts: DrawnText[] }

/** The words of the stops: the last beside its dot, the others under the foot in the first row with room. */
export const layBlocks = (stops: ClimbStop[], spots: Spot[]): Block[] => {
  const laid: Block[] = []
  for (const [index, stop] of stops.entries()) {
    const spot = spots[index]
    if (!spot || stop.place === '') continue
    const name = [stop.place, stop.height].filter(Boolean).join(', ')
    const lines = [
      { kind: 'time' as const, words: stop.time },
      { kind: 'name' as const, words: name },
      { kind: 'change' as const, words: stop.change },
    ].filter(({ words }) => words !== '')
    if (index === stops.length - 1 && spot.y < CLIMB_SIZE.foot - 40) {
      laid.push({ spot, row: ABOVE, left: 0, right: 0, texts: besideTexts(lines, spot) })
      continue
    }
    const wide = Math.max(...lines.map(({ words, kind }) => wideOf(words, kind)))
    const left = Math.min(Math.max(10, spot.x - wide / 2), CLIMB_SIZE.width - 10 - wide)
    const right = left + wide
    const rows = Array.from({ length: MOST_ROWS }, (_, row) => row)
    const free = rows.find((row) =>
      laid.every((one) => one.row !== row || one.right + 12 < left || one.left > right + 12),
    )
    if (free === undefined) continue
    const top = rowTop(free)
    laid.push({
      ...{ spot, row: free, left, right },
      texts: lines.map((line, place) => ({
        ...line,
        x: Math.round(left + wide / 2),
        y: top + place * 19,
        anchor: 'middle',
      })),
    })
  }
  return laid
}

/** To the left of the last dot, above the line. */
const besideTexts = (lines: Array<Pick<DrawnText, 'kind' | 'words'>>, { x, y }: Spot): DrawnText[] =>
  lines.map((line, place) => ({ ...line, x: x + 10, y: y - 18 - (lines.length - 1 - place) * 19, anchor: 'end' }))

type Box = { left: number; right: number; top: number; bottom: number }

/** The longest word of a ride that has room above it, clear of what stands there; what it could not say whole is left out. */
export const rideText = (
  { words }: ClimbMove,
  [from, to]: Ends,
  taken: Box | null,
): { text?: DrawnText; leftOut?: string } => {
  const fitting = words.flatMap((said) => {
    const wide = wideOf(said, 'ride')
    const x = Math.round((from.x + to.x) / 2)
    const [left, right] = [x - wide / 2, x + wide / 2]
    const y = Math.round(Math.min(heightAt(left, [from, to]), heightAt(right, [from, to])) - 13)
    const isHidden =
      taken !== null && right > taken.left && left < taken.right && y > taken.top && y - 14 < taken.bottom
    const isWide = wide > to.x - from.x - 16
    return isWide || isHidden ? [] : [{ kind: 'ride' as const, words: said, anchor: 'middle' as const, x, y }]
  })
  const [text] = fitting
  const [whole] = words
  // A duration alone is told by the hours around it.
  return { text, leftOut: text?.words === whole || words.length === 1 ? undefined : whole }
}

/** How high the curve between two stops is there, near enough for a word above it. */
const heightAt = (x: number, [from, to]: Ends): number => {
  const part = Math.min(1, Math.max(0, (x - from.x) / Math.max(1, to.x - from.x)))
  return from.y + (to.y - from.y) * part * part * (3 - 2 * part)
}

/** What words take together. */
export const boxOf = (texts: DrawnText[]): Box | null =>
  texts.length === 0
    ? null
    : {
        left: Math.min(...texts.map(({ x, words, kind }) => x - wideOf(words, kind))) - 8,
        right: Math.max(...texts.map(({ x }) => x)),
        top: Math.min(...texts.map(({ y }) => y)) - 18,
        bottom: Math.max(...texts.map(({ y }) => y)) + 4,
      }
