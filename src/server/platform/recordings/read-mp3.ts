import type { Recording } from './recording'

const FEWEST_FRAMES = 3
const MOST_TAGS = 10
/** The first byte of every frame. */
const SYNC = 0xff
/** Of the content after its first tags: the rest is tags at its end, and what editors leave between frames. */
const LEAST_SHARE = 0.5

/** In kilobits a second, layer III, by the index of a header; MPEG 1 first, then MPEG 2 and 2.5. */
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const SAMPLES = [44_100, 48_000, 32_000] as const

/** Its length in bytes, and what all frames of a file have in common. */
type Frame = { length: number; kind: number }

/** Reads an MP3 and keeps its frames of sound alone, without tags and pictures; null for what is none. */
export const readMp3 = (content: Buffer): Recording | null => {
  const start = endOfTags(content)
  const most = (content.length - start) * (1 - LEAST_SHARE)
  const runs: Array<{ start: number; end: number }> = []
  let kind: number | undefined
  let frames = 0
  let skipped = 0
  let position = start
  while (position + 4 <= content.length) {
    const frame = frameAt(content, position)
    if (!frame || (kind ?? frame.kind) !== frame.kind || !leads({ content, frame, position })) {
      position += 1
      skipped += 1
      if (skipped > most) return null
      continue
    }
    kind = frame.kind
    frames += 1
    const end = position + frame.length
    const last = runs.at(-1)
    if (last?.end === position) last.end = end
    else runs.push({ start: position, end })
    position = end
  }
  if (frames < FEWEST_FRAMES) return null
  const sound = Buffer.concat(runs.map((run) => content.subarray(run.start, run.end)))
  return { content: sound, mimeType: 'audio/mpeg', extension: 'mp3' }
}

/** Whether a frame is whole, and another one or the end of the sound follows it: two bytes alone make no frame. */
const leads = ({ content, frame, position }: { content: Buffer; frame: Frame; position: number }): boolean => {
  const end = position + frame.length
  if (end >= content.length) return end === content.length
  if (content[end] === SYNC) return frameAt(content, end)?.kind === frame.kind
  return /^(?:TAG|APETAGEX|LYRICS)/.test(content.toString('latin1', end, end + 8))
}

const endOfTags = (content: Buffer): number => {
  let position = 0
  for (let tag = 0; tag < MOST_TAGS; tag += 1) {
    if (position + 10 > content.length || content.toString('latin1', position, position + 3) !== 'ID3') return position
    const sizes = [...content.subarray(position + 6, position + 10)]
    if (sizes.some((byte) => byte > 0x7f)) return position
    const hasFooter = ((content[position + 5] ?? 0) & 0x10) !== 0
    position += 10 + sizes.reduce((size, byte) => size * 128 + byte, 0) + (hasFooter ? 10 : 0)
  }
  return position
}

const frameAt = (content: Buffer, position: number): Frame | null => {
  if (content[position] !== SYNC || position + 4 > content.length) return null
  const header = content.readUInt32BE(position)
  if (header >>> 21 !== 0x7_ff) return null
  const version = (header >>> 19) & 3
  const isLayerThree = ((header >>> 17) & 3) === 1
  const rate = RATES[version === 3 ? 0 : 1][(header >>> 12) & 15]
  const samples = SAMPLES[(header >>> 10) & 3]
  // Version 1 is reserved; a rate of 0 is one that the header does not say.
  if (version === 1 || !isLayerThree || !rate || !samples) return null
  const frequency = samples / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const length = Math.floor(((version === 3 ? 144 : 72) * rate * 1000) / frequency) + ((header >>> 9) & 1)
  return { length, kind: frequency }
}
