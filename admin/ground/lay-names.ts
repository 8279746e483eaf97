import { areApart } from './clip-shapes'
import type { Box, Frame, Spot } from './map-view'

/** A name to be written beside a spot, `gap` pixels from it, or over it where that is 0, in letters of `size` pixels. */
export type WantedName = Spot & { key: string; text: string; size: number; gap: number }

/** Where it is written: `x` is its beginning, its middle or its end. */
export type LaidName = Spot & { key: string; text: string; anchor: Anchor; box: Box }

type Anchor = 'start' | 'middle' | 'end'

/** A letter is about so wide, of its height. */
const LETTER = 0.56
const MARGIN = 3

/** The names that find room on the map, those before others first; none over what is `taken`, nor over what is `avoided` if there is another way. */
export const layNames = ({ wanted, frame, taken = [], avoided = [] }: Options): LaidName[] => {
  const laid: LaidName[] = []
  for (const name of wanted) {
    const rooms = anchorsOf(name)
      .map((anchor) => placeOf(name, anchor))
      .filter(
        ({ box }) => isWithin(box, frame) && isFree(box, taken) && laid.every((other) => areApart(box, other.box)),
      )
    const room = rooms.find(({ box }) => isFree(box, avoided)) ?? rooms[0]
    if (room) laid.push(room)
  }
  return laid
}

type Options = {
  wanted: readonly WantedName[]
  frame: Frame
  taken?: readonly Box[]
  avoided?: readonly Box[]
}

const isFree = (box: Box, others: readonly Box[]): boolean => others.every((other) => areApart(box, other))

/** The room of a mark of the map, which no name is written over. */
export const roomOf = ({ x, y }: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

const anchorsOf = ({ gap }: WantedName): Anchor[] => (gap === 0 ? ['middle'] : ['start', 'end'])

const placeOf = ({ key, text, x, y, size, gap }: WantedName, anchor: Anchor): LaidName => {
  const width = text.length * size * LETTER
  const at = { start: x + gap, middle: x, end: x - gap }[anchor]
  const left = { start: at, middle: at - width / 2, end: at - width }[anchor]
  return {
    ...{ key, text, anchor, x: at, y: y + size * 0.35 },
    box: {
      left: left - MARGIN,
      right: left + width + MARGIN,
      top: y - size * 0.6 - MARGIN,
      bottom: y + size * 0.6 + MARGIN,
    },
  }
}

const isWithin = ({ left, top, right, bottom }: Box, { width, height }: Frame): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height
