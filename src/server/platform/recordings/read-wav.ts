import type { Recording } from './recording'

const HEADER = 12
/** PCM, ADPCM, floating point, A-law, µ-law, IMA ADPCM, extensible. */
const FORMATS = new Set([1, 2, 3, 6, 7, 0x11, 0xff_fe])
/** What a player needs: all else names titles, authors, dates and places. */
const KEPT = ['fmt ', 'fact', 'data']

/** Reads a WAV; null for what is none. */
export const readWav = (content: Buffer): Recording | null => {
  if (content.length < HEADER || content.toString('latin1', 0, 4) !== 'RIFF') return null
  if (content.toString('latin1', 8, HEADER) !== 'WAVE') return null
  const chunks = chunksOf(content)
  const [format, sound] = [chunks.get('fmt '), chunks.get('data')]
  if (!format || format.length < 16 || !FORMATS.has(format.readUInt16LE(0))) return null
  if (!sound || sound.length === 0) return null
  const kept = KEPT.flatMap((name) => written(name, chunks.get(name)))
  const size = kept.reduce((sum, { length }) => sum + length, 4)
  return {
    content: Buffer.concat([head('RIFF', size), Buffer.from('WAVE'), ...kept]),
    mimeType: 'audio/wav',
    extension: 'wav',
  }
}

/** The chunks of a file by their names, the first of each. The last one may break off, as recorders leave it. */
const chunksOf = (content: Buffer): Map<string, Buffer> => {
  const chunks = new Map<string, Buffer>()
  let position = HEADER
  while (position + 8 <= content.length) {
    const name = content.toString('latin1', position, position + 4)
    const size = content.readUInt32LE(position + 4)
    const start = position + 8
    if (!chunks.has(name) && KEPT.includes(name)) chunks.set(name, content.subarray(start, start + size))
    position = start + size + (size % 2)
  }
  return chunks
}

const written = (name: string, chunk: Buffer | undefined): Buffer[] =>
  chunk ? [head(name, chunk.length), chunk, Buffer.alloc(chunk.length % 2)] : []

const head = (name: string, size: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.write(name, 'latin1')
  bytes.writeUInt32LE(size, 4)
  return bytes
}
