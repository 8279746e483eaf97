import { boxesIn, type Box } from './mp4-boxes'

type Asked = { content: Buffer; track: Box; handler: 'vide' | 'soun'; isFragmented: boolean }

/** Whether a track is one of pictures or of sound, with the tables by which it is played, of samples that are in the file. */
export const isTrackOf = ({ content, track, handler, isFragmented }: Asked): boolean => {
  const media = find(content, track, 'mdia')
  const named = media && find(content, media, 'hdlr')
  if (!named || textAt(content, named, 8) !== handler) return false
  const description = findIn(content, track, 'stsd')
  if (!description || wordAt(content, description, 4) < 1) return false
  if (isFragmented) return true
  const tables = readTables(content, track)
  return tables !== null && tables.chunks.length > 0 && tables.chunks.every((offset) => offset < content.length)
}

type Kept = { tracks: Box[]; data: Box[] }

/** Erases all data but the samples of these tracks; false when their tables name more than the file has. */
export const keepSamples = (content: Buffer, { tracks, data }: Kept): boolean => {
  const kept = Buffer.alloc(content.length)
  let left = content.length
  for (const track of tracks) {
    for (const { start, end } of piecesOf(content, track)) {
      left -= end - start
      if (left < 0 || end > content.length) return false
      content.copy(kept, start, start, end)
    }
  }
  for (const { body, end } of data) kept.copy(content, body, body, end)
  return true
}

/** Where the samples of a track lie, chunk by chunk. */
const piecesOf = (content: Buffer, track: Box): Array<{ start: number; end: number }> => {
  const tables = readTables(content, track)
  if (!tables) return []
  let sample = 0
  let run = 0
  return tables.chunks.map((start, index) => {
    while ((tables.runs[run + 1]?.first ?? Infinity) <= index + 1) run += 1
    const count = Math.min(tables.runs[run]?.count ?? 0, tables.samples - sample)
    const end = start + tables.sizeOf(sample, count)
    sample += count
    return { start, end }
  })
}

type Tables = {
  /** Where each chunk begins. */
  chunks: number[]
  /** How many samples a chunk has, from a chunk on, counted from 1. */
  runs: Array<{ first: number; count: number }>
  samples: number
  /** Of so many samples from one on. */
  sizeOf: (first: number, count: number) => number
}

const readTables = (content: Buffer, track: Box): Tables | null => {
  const sizes = findIn(content, track, 'stsz')
  const offsets = findIn(content, track, 'stco') ?? findIn(content, track, 'co64')
  const runs = findIn(content, track, 'stsc')
  if (!sizes || !offsets || !runs) return null
  const isLarge = offsets.type === 'co64'
  const chunks = entriesOf(content, offsets, { countAt: 4, width: isLarge ? 8 : 4 })
  const rows = entriesOf(content, runs, { countAt: 4, width: 12 })
  const same = wordAt(content, sizes, 4)
  const samples = wordAt(content, sizes, 8)
  const own = same === 0 ? entriesOf(content, sizes, { countAt: 8, width: 4 }) : []
  if (!chunks || !rows || !own || samples < 1) return null
  return {
    chunks: chunks.map((at) => (isLarge ? Number(content.readBigUInt64BE(at)) : content.readUInt32BE(at))),
    runs: rows.map((at) => ({ first: content.readUInt32BE(at), count: content.readUInt32BE(at + 4) })),
    samples,
    sizeOf: (first, count) =>
      same === 0
        ? own.slice(first, first + count).reduce((sum, at) => sum + content.readUInt32BE(at), 0)
        : count * same,
  }
}

/** Where the entries of a table begin; null when it says more than it has. */
const entriesOf = (
  content: Buffer,
  box: Box,
  { countAt, width }: { countAt: number; width: number },
): number[] | null => {
  const count = wordAt(content, box, countAt)
  const start = box.body + countAt + 4
  if (start + count * width > box.end) return null
  return Array.from({ length: count }, (_none, index) => start + index * width)
}

/** A box of the table of samples of a track. */
const findIn = (content: Buffer, track: Box, type: string): Box | undefined => {
  let box: Box | undefined = track
  for (const name of ['mdia', 'minf', 'stbl', type]) box = box && find(content, box, name)
  return box
}

const find = (content: Buffer, parent: Box, type: string): Box | undefined =>
  boxesIn(content, parent)?.find((box) => box.type === type)

const wordAt = (content: Buffer, { body, end }: Box, offset: number): number =>
  body + offset + 4 <= end ? content.readUInt32BE(body + offset) : 0

const textAt = (content: Buffer, { body, end }: Box, offset: number): string =>
  content.toString('latin1', Math.min(body + offset, end), Math.min(body + offset + 4, end))
