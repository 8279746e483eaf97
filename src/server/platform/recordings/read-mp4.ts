import { boxesIn, erase, type Box } from './mp4-boxes'
import { isTrackOf, keepSamples } from './mp4-tracks'
import type { Recording } from './recording'

/** What a player needs of each box that holds others. All else is erased: it may name people, places and devices. */
const KEPT: Record<string, ReadonlySet<string>> = {
  '': new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra']),
  moov: new Set(['mvhd', 'trak', 'mvex']),
  mvex: new Set(['mehd', 'trex', 'leva']),
  trak: new Set(['tkhd', 'edts', 'mdia']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'dinf', 'stbl']),
  stbl: new Set([
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stsh', 'stdp', 'padb'],
    ...['sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio'],
  ]),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc']),
}
/** QuickTime's own files and those of old telephones, which browsers do not play. */
const UNPLAYED = /^(?:qt|3g)/

/**
 * Reads an MP4 and erases what it says of people and places: where and when it was filmed, by whom, with what, and all data that
 * is neither pictures nor sound. Every byte keeps its place. Null for what is none.
 */
export const readMp4 = (content: Buffer): Recording | null => {
  const written = Buffer.from(content)
  const parts = partsOf(written)
  if (!parts) return null
  const { boxes, tracks } = parts
  const isFragmented = boxes.some(({ type }) => type === 'moof')
  const isOf = (handler: 'vide' | 'soun') => (track: Box) =>
    isTrackOf({ content: written, track, handler, isFragmented })
  const isVideo = tracks.some(isOf('vide'))
  const played = tracks.filter((track) => isOf('vide')(track) || isOf('soun')(track))
  const data = boxes.filter(({ type }) => type === 'mdat')
  if (played.length === 0) return null
  // The pieces of a fragmented one are not told apart.
  if (isFragmented ? played.length < tracks.length : !keepSamples(written, { tracks: played, data })) return null
  for (const track of tracks) if (!played.includes(track)) erase(written, track)
  if (!boxes.every((box) => clean(written, { box, parent: '' }))) return null
  return isVideo
    ? { content: written, mimeType: 'video/mp4', extension: 'mp4' }
    : { content: written, mimeType: 'audio/mp4', extension: 'm4a' }
}

/** The boxes of a file and the tracks of its movie; null for what is no MP4 of one movie. */
const partsOf = (content: Buffer): { boxes: Box[]; tracks: Box[] } | null => {
  const boxes = boxesIn(content, { start: 0, end: content.length, isFile: true })
  const first = boxes?.[0]
  if (!boxes || first?.type !== 'ftyp') return null
  if (UNPLAYED.test(content.toString('latin1', first.body, first.body + 4))) return null
  const [movie, ...others] = boxes.filter(({ type }) => type === 'moov')
  if (!movie || others.length > 0 || !boxes.some(({ type }) => type === 'mdat')) return null
  return { boxes, tracks: (boxesIn(content, movie) ?? []).filter(({ type }) => type === 'trak') }
}

/** Erases what is not kept in a box, at most five deep; false when its boxes do not fill it. */
const clean = (content: Buffer, { box, parent }: { box: Box; parent: string }): boolean => {
  const type = content.toString('latin1', box.start + 4, box.start + 8)
  if (!KEPT[parent]?.has(type)) {
    erase(content, box)
    return true
  }
  if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd') return eraseTimes(content, box)
  if (type === 'hdlr') content.fill(0, Math.min(box.body + 24, box.end), box.end)
  if (!(type in KEPT)) return true
  const children = boxesIn(content, box)
  return children?.every((child) => clean(content, { box: child, parent: type })) === true
}

/** Leaves out when it was made and changed. */
const eraseTimes = (content: Buffer, { body, end }: Box): boolean => {
  const end64 = body + (content[body] === 1 ? 20 : 12)
  if (end64 > end) return false
  content.fill(0, body + 4, end64)
  return true
}
