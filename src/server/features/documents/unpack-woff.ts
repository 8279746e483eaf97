import { inflateSync } from 'node:zlib'

const HEADER = { woff: 44, sfnt: 12 }
const ENTRY = { woff: 20, sfnt: 16 }

/**
 * The font inside a WOFF file, as an OpenType file (https://www.w3.org/TR/WOFF/): what draws documents inflates each table in
 * JavaScript otherwise, anew for every document. Throws where the file is no WOFF.
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, HEADER.woff + index * ENTRY.woff))
  const directory = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt)
  // The flavor, then how many tables there are and the three numbers that a binary search over them starts from.
  woff.copy(directory, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  for (const [index, value] of [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].entries()) {
    directory.writeUInt16BE(value, 4 + index * 2)
  }
  let offset = directory.length
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = HEADER.sfnt + index * ENTRY.sfnt
    tag.copy(directory, entry)
    checksum.copy(directory, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(content.length, entry + 12)
    offset += padded(content.length)
  }
  const contents = tables.map(({ content }) => Buffer.concat([content], padded(content.length)))
  return Buffer.concat([directory, ...contents])
}

const readTable = (woff: Buffer, entry: number) => {
  const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
  const stored = woff.subarray(offset, offset + packed)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    // A table that would not shrink is stored as it is.
    content: packed < length ? inflateSync(stored) : stored,
  }
}

/** Each table begins on a multiple of four bytes. */
const padded = (length: number): number => Math.ceil(length / 4) * 4
