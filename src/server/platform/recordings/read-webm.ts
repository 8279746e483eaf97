import type { Recording } from './recording'

const EBML = 0x1a_45_df_a3
const DOC_TYPE = 0x42_82
const SEGMENT = 0x18_53_80_67
const SEEK_HEAD = 0x11_4d_9b_74
const INFO = 0x15_49_a9_66
const TRACKS = 0x16_54_ae_6b
const TRACK = 0xae
const TRACK_TYPE = 0x83
const CLUSTER = 0x1f_43_b6_75
const CUES = 0x1c_53_bb_6b
const OF_SEGMENT = new Set([SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES])
/** Titles, dates, file names and the names of tracks; a checksum no longer holds once they are emptied. */
const PERSONAL = new Set([0x7b_a9, 0x44_61, 0x73_84, 0x3c_83_ab, 0x3e_83_bb, 0x53_6e, 0xbf])
/** Its tags, its chapters and its files: what stands between clusters, and ends one of unknown size. */
const OTHERS = new Set([0x12_54_c3_67, 0x10_43_a7_70, 0x19_41_a4_69])
const VOID = 0xec
/** What holds pictures and sound in a cluster. */
const BLOCKS = new Set([0xa3, 0xa0])
const [VIDEO, AUDIO] = [1, 2]

type Element = { id: number; start: number; body: number; end: number; isOpen: boolean }

/** Reads a WebM and empties its tags, chapters, titles and files; null for what is none. */
export const readWebm = (content: Buffer): Recording | null => {
  const written = Buffer.from(content)
  const head = elementAt({ content: written, position: 0, limit: written.length })
  if (head?.id !== EBML || head.isOpen || !isWebm(written, head)) return null
  const segment = elementAt({ content: written, position: head.end, limit: written.length })
  if (segment?.id !== SEGMENT) return null
  // What follows the segment is nothing of it.
  const whole = written.subarray(0, segment.end)
  return emptySegment(whole, segment) ? { content: whole, mimeType: 'video/webm', extension: 'webm' } : null
}

const isWebm = (content: Buffer, head: Element): boolean => {
  const type = childrenOf(content, head)?.find(({ id }) => id === DOC_TYPE)
  return type !== undefined && content.toString('latin1', type.body, type.end).replaceAll('\0', '') === 'webm'
}

const emptySegment = (content: Buffer, segment: Element): boolean => {
  let position = segment.body
  let hasTracks = false
  let hasBlocks = false
  while (position < segment.end) {
    const element = elementAt({ content, position, limit: segment.end })
    const read = element && readPart(content, element)
    if (!read) return false
    hasTracks ||= element.id === TRACKS
    hasBlocks ||= read.hasBlocks
    position = read.end
  }
  return hasTracks && hasBlocks
}

type Part = { hasBlocks: boolean; end: number }

/** Reads a part of a segment and empties what is personal in it; null for one that is broken. */
const readPart = (content: Buffer, element: Element): Part | null => {
  if (element.id === CLUSTER) return readCluster(content, element)
  if (element.isOpen) return null
  if (element.id === TRACKS && !emptyTracks(content, element)) return null
  if (element.id === INFO && !emptyPersonal(content, element)) return null
  if (!OF_SEGMENT.has(element.id)) erase(content, element)
  return { hasBlocks: false, end: element.end }
}

/** Walks a cluster to its end, which one of unknown size does not say. */
const readCluster = (content: Buffer, cluster: Element): Part | null => {
  let position = cluster.body
  let hasBlocks = false
  while (position < cluster.end) {
    const child = elementAt({ content, position, limit: cluster.end })
    if (!child) return null
    if (cluster.isOpen && (OF_SEGMENT.has(child.id) || OTHERS.has(child.id))) break
    if (child.isOpen) return null
    hasBlocks ||= BLOCKS.has(child.id)
    position = child.end
  }
  return { hasBlocks, end: position }
}

/** Tracks of pictures and sound alone: others may say where each second was filmed. */
const emptyTracks = (content: Buffer, tracks: Element): boolean => {
  const entries = childrenOf(content, tracks)
  if (!entries) return false
  for (const entry of entries) {
    if (entry.id === TRACK) {
      const type = childrenOf(content, entry)?.find(({ id }) => id === TRACK_TYPE)
      const kind = type && type.end === type.body + 1 ? content[type.body] : undefined
      if ((kind !== VIDEO && kind !== AUDIO) || !emptyPersonal(content, entry)) return false
    } else {
      erase(content, entry)
    }
  }
  return entries.some(({ id }) => id === TRACK)
}

const emptyPersonal = (content: Buffer, parent: Element): boolean => {
  const children = childrenOf(content, parent)
  for (const child of children ?? []) if (PERSONAL.has(child.id)) erase(content, child)
  return children !== null
}

/** Makes an element one that says nothing, of the same size: others keep their places. */
const erase = (content: Buffer, { start, end }: Element): void => {
  const size = end - start
  const isShort = size < 9
  content.fill(0, start, end)
  content[start] = VOID
  content[start + 1] = isShort ? 0x80 | (size - 2) : 0x01
  if (!isShort) content.writeUIntBE(size - 9, start + 3, 6)
}

const MOST_CHILDREN = 10_000

const childrenOf = (content: Buffer, parent: Element): Element[] | null => {
  const children: Element[] = []
  let position = parent.body
  while (position < parent.end) {
    const child = elementAt({ content, position, limit: parent.end })
    if (!child || child.isOpen || children.length === MOST_CHILDREN) return null
    children.push(child)
    position = child.end
  }
  return children
}

type Reading = { content: Buffer; position: number; limit: number }

/** The element that begins there and ends before the limit; one of unknown size ends at it. */
const elementAt = ({ content, position, limit }: Reading): Element | null => {
  const idLength = lengthAt(content, position, 4)
  const sized = position + idLength
  const sizeLength = idLength && lengthAt(content, sized, 8)
  const body = sized + sizeLength
  if (!sizeLength || body > limit) return null
  const highest = 0xff >> sizeLength
  let size = (content[sized] ?? 0) & highest
  let isOpen = size === highest
  for (let index = sized + 1; index < body; index += 1) {
    const byte = content[index] ?? 0
    size = size * 256 + byte
    isOpen &&= byte === 0xff
  }
  const end = isOpen ? limit : body + size
  return end > limit ? null : { id: content.readUIntBE(position, idLength), start: position, body, end, isOpen }
}

/** How many bytes a number has whose first byte says it; 0 where there is none. */
const lengthAt = (content: Buffer, position: number, most: number): number => {
  const length = Math.clz32(content[position] ?? 0) - 23
  return length <= most ? length : 0
}
