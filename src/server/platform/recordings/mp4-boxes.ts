/** A box of an MP4: its first byte, that of its content, and its end. */
export type Box = { type: string; start: number; body: number; end: number }

const MOST_BOXES = 10_000

/** The boxes that fill a part of a file; null when they do not fill it, or are too many. The last of a file may leave its size out. */
export const boxesIn = (
  content: Buffer,
  part: { start: number; end: number; body?: number; isFile?: boolean },
): Box[] | null => {
  const boxes: Box[] = []
  let position = part.body ?? part.start
  while (position < part.end) {
    const box = boxAt(content, { position, limit: part.end, isFile: part.isFile === true })
    if (!box || boxes.length === MOST_BOXES) return null
    boxes.push(box)
    position = box.end
  }
  return boxes
}

type Reading = { position: number; limit: number; isFile: boolean }

const boxAt = (content: Buffer, { position, limit, isFile }: Reading): Box | null => {
  if (position + 8 > limit) return null
  const type = content.toString('latin1', position + 4, position + 8)
  const size = content.readUInt32BE(position)
  if (size === 0) return isFile ? { type, start: position, body: position + 8, end: limit } : null
  if (size !== 1) return within({ type, start: position, body: position + 8, end: position + size }, limit)
  if (position + 16 > limit) return null
  // Beyond 2^53 the sum is not exact, and far beyond the limit.
  const large = Number(content.readBigUInt64BE(position + 8))
  return within({ type, start: position, body: position + 16, end: position + large }, limit)
}

const within = (box: Box, limit: number): Box | null => (box.end >= box.body && box.end <= limit ? box : null)

/** Makes a box one that says nothing, of the same size. */
export const erase = (content: Buffer, { start, body, end }: Box): void => {
  content.write('free', start + 4, 'latin1')
  content.fill(0, body, end)
}
