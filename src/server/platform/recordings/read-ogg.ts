import type { Recording } from './recording'

const HEADER = 27
const BEGINS = 2

type Page = { start: number; body: number; end: number; lacing: Buffer }
/** A piece of a packet, which may go on in later pages. */
type Piece = { start: number; end: number }

const CODECS = [
  { first: 'OpusHead', comments: 'OpusTags', isFramed: false },
  { first: '\u0001vorbis', comments: '\u0003vorbis', isFramed: true },
] as const

/** Reads an Ogg of one Opus or Vorbis sound, and empties its comments; null for what is none. */
export const readOgg = (content: Buffer): Recording | null => {
  const pages = pagesOf(content)
  const first = pages?.[0]
  if (!pages || !first || pages.length < 3) return null
  const codec = CODECS.find(
    (one) => content.toString('latin1', first.body, first.body + one.first.length) === one.first,
  )
  const pieces = codec && secondPacket(pages)
  if (!pieces) return null
  const written = Buffer.from(content)
  const packet = Buffer.concat(pieces.map(({ start, end }) => written.subarray(start, end)))
  if (packet.toString('latin1', 0, codec.comments.length) !== codec.comments || !empty({ packet, codec })) return null
  let copied = 0
  for (const { start, end } of pieces) copied += packet.copy(written, start, copied, copied + end - start)
  for (const { start, end } of pages) written.writeUInt32LE(checksum(written.subarray(start, end)), start + 22)
  return { content: written, mimeType: 'audio/ogg', extension: 'ogg' }
}

/** The pages of a file that is nothing else, all of one stream, each as its checksum says; null otherwise. */
const pagesOf = (content: Buffer): Page[] | null => {
  const pages: Page[] = []
  let position = 0
  while (position < content.length) {
    if (position + HEADER > content.length || content.toString('latin1', position, position + 4) !== 'OggS') return null
    const isFirst = ((content[position + 5] ?? 0) & BEGINS) !== 0
    const body = position + HEADER + (content[position + 26] ?? 0)
    const lacing = content.subarray(position + HEADER, body)
    const end = body + lacing.reduce((sum, size) => sum + size, 0)
    const isOther = content.readUInt32LE(position + 14) !== content.readUInt32LE(14)
    if (end > content.length || isOther || isFirst !== (position === 0)) return null
    if (checksum(content.subarray(position, end)) !== content.readUInt32LE(position + 22)) return null
    pages.push({ start: position, body, end, lacing })
    position = end
  }
  return pages
}

/** Where the second packet lies; null when it does not end, or none follows it. */
const secondPacket = (pages: Page[]): Piece[] | null => {
  const pieces: Piece[] = []
  for (const [number, { body, lacing }] of pages.entries()) {
    // The first packet has the first page for itself.
    if (number === 0) continue
    let end = body
    for (const size of lacing) {
      end += size
      if (size < 255) return number < pages.length - 1 ? [...pieces, { start: body, end }] : null
    }
    pieces.push({ start: body, end })
  }
  return null
}

/** Leaves the name of the encoder, and no comment after it. False when there is no room for what the format asks. */
const empty = ({ packet, codec }: { packet: Buffer; codec: (typeof CODECS)[number] }): boolean => {
  const vendor = codec.comments.length
  if (vendor + 4 > packet.length) return false
  const count = vendor + 4 + packet.readUInt32LE(vendor)
  if (count + 4 + (codec.isFramed ? 1 : 0) > packet.length) return false
  packet.fill(0, count)
  if (codec.isFramed) packet[count + 4] = 1
  return true
}

const TABLE = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let rest = byte << 24
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 0x80_00_00_00 ? (rest << 1) ^ 0x04_c1_1d_b7 : rest << 1
  return rest >>> 0
})

/** Of a page, its own checksum read as zero. */
const checksum = (page: Buffer): number => {
  let rest = 0
  for (let index = 0; index < page.length; index += 1) {
    const byte = index >= 22 && index < 26 ? 0 : (page[index] ?? 0)
    rest = ((rest << 8) ^ (TABLE[((rest >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0
  }
  return rest
}
