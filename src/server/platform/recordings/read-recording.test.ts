import { describe, expect, it } from 'vitest'
import {
  box,
  isPersonal,
  mp3File,
  mp4File,
  oggFile,
  PLACE,
  wavFile,
  webmFile,
  word,
} from '../../../../tests/factories/recording-files'
import { readRecording } from './read-recording'

const FILES = {
  'an MP4 of pictures and sound': [mp4File(), 'video/mp4', 'mp4'],
  'an M4A': [mp4File({ brand: 'M4A ', handlers: ['soun'] }), 'audio/mp4', 'm4a'],
  'an MP3': [mp3File(), 'audio/mpeg', 'mp3'],
  'a WAV': [wavFile(), 'audio/wav', 'wav'],
  'an Ogg of Opus': [oggFile(), 'audio/ogg', 'ogg'],
  'an Ogg of Vorbis': [oggFile({ codec: 'vorbis' }), 'audio/ogg', 'ogg'],
  'a WebM': [webmFile(), 'video/webm', 'webm'],
  'a WebM of a browser’s recorder': [webmFile({ isLive: true }), 'video/webm', 'webm'],
} as const

describe('a sound or a video', () => {
  it.each(Object.entries(FILES))('%s has its kind from its content, and is read again as it is kept', (_name, file) => {
    const [content, mimeType, extension] = file
    const recording = readRecording(content)
    expect(recording).toMatchObject({ mimeType, extension })
    expect(readRecording(recording?.content ?? Buffer.alloc(0))).toEqual(recording)
  })

  it.each(Object.entries(FILES).filter(([name]) => !name.startsWith('an M')))(
    '%s no longer says by whom and where it was made',
    (_name, [content]) => {
      expect(isPersonal(content)).toBe(true)
      expect(isPersonal(readRecording(content)?.content ?? content)).toBe(false)
    },
  )

  it('an MP3 is kept as its frames alone', () => {
    expect(readRecording(mp3File())?.content).toEqual(mp3File({ tags: false }))
  })

  it('an MP4 keeps its pictures and its sound where they were, and nothing of its place, its day and its names', () => {
    const sent = mp4File()
    const kept = readRecording(sent)?.content ?? Buffer.alloc(0)
    expect(kept).toHaveLength(sent.length)
    // Those of its two samples, which stand for pictures and sound.
    expect(kept.toString('latin1').split(PLACE)).toHaveLength(3)
    expect(kept.includes('Camille')).toBe(false)
    expect(kept.includes(word(0xe5_6f_1a_2b))).toBe(false)
    expect(kept.includes('stco')).toBe(true)
  })

  it('an MP4 loses a track that says where each second was filmed, with its samples', () => {
    const kept = readRecording(mp4File({ handlers: ['vide', 'meta', 'text'] }))?.content
    expect(kept?.toString('latin1').match(/(?:vide|meta|text): \+45/g)).toEqual(['vide: +45'])
  })

  it.each([
    [
      'an SVG behind two bytes of an MP3',
      Buffer.concat([Buffer.from([0xff, 0xfb]), Buffer.from('<svg onload="alert(1)"/>')]),
    ],
    [
      'an SVG behind one frame',
      Buffer.concat([mp3File({ frames: 1, tags: false }), Buffer.from('<svg/>'.repeat(500))]),
    ],
    [
      'a page behind a tag',
      Buffer.concat([mp3File({ frames: 0 }), Buffer.from('<script>alert(1)</script>'.repeat(50))]),
    ],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(5000)],
    ['an MP4 without a movie', Buffer.concat([box('ftyp', Buffer.from('isom'), word(0)), box('mdat', [1])])],
    ['an MP4 whose movie has no track', mp4File({ handlers: [] })],
    ['an MP4 of text alone', mp4File({ handlers: ['text'] })],
    ['a QuickTime file', mp4File({ brand: 'qt  ' })],
    ['an MP4 with a second movie', mp4File({ more: [box('moov')] })],
    ['an MP4 that breaks off', mp4File().subarray(0, -3)],
    ['a page behind an MP4', mp4File({ more: [Buffer.from('<script>alert(1)</script>')] })],
    ['a Matroska', webmFile({ docType: 'matroska' })],
    ['a WebM of subtitles', webmFile({ trackType: 0x11 })],
    ['a WebM that breaks off', webmFile().subarray(0, 120)],
    ['an Ogg that breaks off', oggFile().subarray(0, -3)],
    ['an Ogg of two files', Buffer.concat([oggFile(), oggFile()])],
    ['a page behind an Ogg', Buffer.concat([oggFile(), Buffer.from('<script>')])],
    ['an Ogg whose checksum is wrong', oggFile().fill(1, 60, 61)],
    ['a WAV without sound', wavFile().subarray(0, 60)],
  ])('is not %s', (_name, content) => {
    expect(readRecording(content)).toBeNull()
  })

  it.each([
    ['a size of zero', [0, 0, 0, 0, ...Buffer.from('trak')]],
    ['a size smaller than its own', [0, 0, 0, 4, ...Buffer.from('trak')]],
    ['a size beyond its parent', [0x7f, 0xff, 0xff, 0xff, ...Buffer.from('trak')]],
    ['a size of 64 bits that breaks off', [0, 0, 0, 1, ...Buffer.from('trak')]],
    ['the largest size of 64 bits', [0, 0, 0, 1, ...Buffer.from('trak'), ...Array.from({ length: 8 }, () => 255)]],
    ['a size of 64 bits smaller than its own', [0, 0, 0, 1, ...Buffer.from('trak'), 0, 0, 0, 0, 0, 0, 0, 3]],
    ['half a header', [0, 0, 0]],
  ])('is not an MP4 with a box of %s', (_name, bytes) => {
    expect(readRecording(mp4File({ moovMore: [Buffer.from(bytes)] }))).toBeNull()
  })

  it('an MP4 loses what lies between its samples', () => {
    const kept = readRecording(mp4File({ between: Buffer.from(`GPS ${PLACE}`) }))?.content
    expect(kept?.includes('vide: ')).toBe(true)
    expect(kept?.includes('GPS')).toBe(false)
  })

  it('is not an MP4 whose samples are larger than it is', () => {
    const file = mp4File()
    const at = file.lastIndexOf('stsz') + 12
    file.writeUInt32BE(0x7f_ff_ff_ff, at - 4)
    expect(readRecording(file)).toBeNull()
  })

  it.each([
    ['empty boxes', box('free')],
    ['boxes in boxes', Buffer.concat(Array.from({ length: 8 }, (_none, deep) => box('trak', Buffer.alloc(deep))))],
    ['frames that lead nowhere', Buffer.from([0xff, 0xfb, 0x90, 0])],
    ['tags of no size', Buffer.from('ID3\u0004\0\0\0\0\0\0', 'latin1')],
    ['pages of an Ogg', oggFile().subarray(0, 100)],
    ['empty elements', Buffer.from([0xec, 0x80])],
    ['beginnings of clusters', Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x01, 255, 255, 255, 255, 255, 255, 255])],
  ])('takes a time in proportion to its size, when it is made of %s', (_name, piece) => {
    const webm = webmFile({ isLive: true })
    const time = (bytes: number): number => {
      const filled = Buffer.alloc(bytes, piece)
      const files = [
        filled,
        mp4File({ moovMore: [filled] }),
        Buffer.concat([webm, filled]),
        Buffer.concat([mp3File(), filled]),
      ]
      const runs = Array.from({ length: 3 }, () => {
        const begun = process.cpuUsage()
        for (const file of files) readRecording(file)
        const { user, system } = process.cpuUsage(begun)
        return (user + system) / 1000
      })
      return Math.min(...runs)
    }
    time(50_000)
    // Eight times as much; what is quadratic would take 64 times as long. A few milliseconds are none to compare.
    expect(time(800_000) / Math.max(time(100_000), 5)).toBeLessThan(32)
  })
})
