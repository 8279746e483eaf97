/** The bytes of a box of an MP4. */
export const box = (type: string, ...parts: Array<Buffer | number[]>): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return Buffer.concat([word(8 + body.length), Buffer.from(type, 'latin1'), body])
}

export const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const words = (...values: number[]): Buffer => Buffer.concat(values.map(word))

type Track = { handler: string; samples: Buffer; offset: number }

const handlerBox = (handler: string): Buffer =>
  box('hdlr', words(0, 0), Buffer.from(handler), Buffer.alloc(12), Buffer.from('Caméra de Camille\0'))

const trackBox = ({ handler, samples, offset }: Track, more: Buffer[] = []): Buffer => {
  const table = box(
    'stbl',
    box('stsd', words(0, 1), box('xxxx', Buffer.alloc(8))),
    box('stts', words(0, 1, 1, 1000)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stsz', words(0, 0, 1, samples.length)),
    box('stco', words(0, 1, offset)),
  )
  const media = box('mdia', box('mdhd', timed), handlerBox(handler), box('minf', box('vmhd', Buffer.alloc(12)), table))
  return box('trak', box('tkhd', timed), media, ...more)
}

/** Filmed on 28 November 2026. */
const FILMED_AT = 0xe5_6f_1a_2b
const timed = words(0, FILMED_AT, FILMED_AT, 1000, 1000, 0, 0)

/** Where and by whom a video was filmed, in each way that cameras write it. */
export const PLACE = '+45.8326+006.8652+4808.000/'
const NAMED = 'Camille Rey'
const PERSONAL_BOXES = [
  box('udta', box('\u00a9xyz', [0, 27, 0x15, 0xc7], Buffer.from(PLACE)), box('loci', Buffer.from(PLACE))),
  box(
    'meta',
    words(0),
    box('keys', Buffer.from('com.apple.quicktime.location.ISO6709')),
    box('ilst', Buffer.from(PLACE)),
  ),
  box('uuid', Buffer.alloc(16, 7), Buffer.from(`<exif:GPSLatitude>${PLACE}</exif:GPSLatitude>${NAMED}`)),
]

type Mp4 = { brand?: string; handlers?: string[]; between?: Buffer; moovMore?: Buffer[]; more?: Buffer[] }

/** An MP4 of one sample for each track, with all that says where it was filmed. */
export const mp4File = ({
  brand = 'isom',
  handlers = ['vide', 'soun'],
  between = Buffer.alloc(0),
  moovMore = PERSONAL_BOXES,
  more = [],
}: Mp4 = {}) => {
  const head = box('ftyp', Buffer.from(brand), words(512), Buffer.from('isommp42'))
  const samples = handlers.map((handler) => Buffer.from(`${handler}: ${PLACE}`))
  const data = box('mdat', ...samples.flatMap((sample) => [between, sample]))
  let offset = head.length + 8
  const tracks = handlers.map((handler, index) => {
    const sample = samples[index] ?? Buffer.alloc(0)
    offset += between.length
    const track = trackBox({ handler, samples: sample, offset }, index === 0 ? PERSONAL_BOXES : [])
    offset += sample.length
    return track
  })
  const movie = box('moov', box('mvhd', timed), ...tracks, ...moovMore)
  return Buffer.concat([head, data, movie, ...more])
}

/** An MP3 of so many frames, 128 kbit/s at 44,100 Hz, behind a tag and before another. */
export const mp3File = ({ frames = 10, tags = true } = {}): Buffer => {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xff_fb_90_00)
  const comment = Buffer.from(`COMM${NAMED} ${PLACE}PRIV GEOB`)
  const first = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0', 'latin1'), Buffer.from([comment.length]), comment])
  const last = Buffer.alloc(128)
  last.write(`TAG${NAMED}`, 'latin1')
  return Buffer.concat([
    ...(tags ? [first] : []),
    ...Array.from({ length: frames }, () => frame),
    ...(tags ? [last] : []),
  ])
}

/** A WAV of silence, with the chunks of a reporter's recorder. */
export const wavFile = (): Buffer => {
  const chunk = (name: string, body: Buffer): Buffer => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(body.length)
    return Buffer.concat([Buffer.from(name), size, body, Buffer.alloc(body.length % 2)])
  }
  const format = Buffer.from('0100010044ac00008858010002001000', 'hex')
  const body = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('bext', Buffer.from(`${NAMED} ${PLACE}`)),
    chunk('fmt ', format),
    chunk('data', Buffer.alloc(441)),
    chunk('LIST', Buffer.from(`INFOIART${NAMED}`)),
  ])
  return chunk('RIFF', body)
}

const element = (id: number[], ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(id), Buffer.from([0x01, 0, 0, 0]), word(body.length), body])
}
const ofUnknownSize = (id: number[], ...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([...id, 0x01, 255, 255, 255, 255, 255, 255, 255]), ...parts])

/** A WebM of one block, as a converter or a browser's recorder writes it, with tags and a file attached. */
export const webmFile = ({ docType = 'webm', trackType = 1, isLive = false } = {}): Buffer => {
  const text = Buffer.from(`${NAMED} ${PLACE}`)
  const open = isLive ? ofUnknownSize : element
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(docType))),
    open(
      [0x18, 0x53, 0x80, 0x67],
      element([0x15, 0x49, 0xa9, 0x66], element([0x7b, 0xa9], text), element([0x4d, 0x80], Buffer.from('encoder'))),
      element(
        [0x16, 0x54, 0xae, 0x6b],
        element([0xae], element([0x83], Buffer.from([trackType])), element([0x53, 0x6e], text)),
      ),
      open(
        [0x1f, 0x43, 0xb6, 0x75],
        element([0xe7], Buffer.from([0])),
        element([0xa3], Buffer.from([0x81, 0, 0, 0x80, 1])),
      ),
      element([0x12, 0x54, 0xc3, 0x67], text),
      element([0x19, 0x41, 0xa4, 0x69], text),
    ),
  ])
}

const oggChecksum = (page: Buffer): number => {
  let sum = 0
  for (const byte of page) {
    sum = (sum ^ (byte << 24)) >>> 0
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x80_00_00_00 ? (sum << 1) ^ 0x04_c1_1d_b7 : sum << 1) >>> 0
  }
  return sum
}

const oggPage = ({ flags = 0, number, packet }: { flags?: number; number: number; packet: Buffer }): Buffer => {
  const lacing = [...Array.from({ length: Math.floor(packet.length / 255) }, () => 255), packet.length % 255]
  const head = Buffer.alloc(27)
  head.write('OggS', 'latin1')
  head[5] = flags
  head.writeUInt32LE(77, 14)
  head.writeUInt32LE(number, 18)
  head[26] = lacing.length
  const page = Buffer.concat([head, Buffer.from(lacing), packet])
  page.writeUInt32LE(oggChecksum(page), 22)
  return page
}

/** An Ogg of one sound, with comments longer than a segment. */
export const oggFile = ({ codec = 'opus' }: { codec?: 'opus' | 'vorbis' } = {}): Buffer => {
  const little = (value: number) => word(value).reverse()
  const comments = Buffer.concat([
    Buffer.from(codec === 'opus' ? 'OpusTags' : '\u0003vorbis', 'latin1'),
    ...[little(7), Buffer.from('encoder'), little(1), little(600), Buffer.from(`${NAMED} ${PLACE}`.padEnd(600, '.'))],
    ...(codec === 'vorbis' ? [Buffer.from([1])] : []),
  ])
  const first = Buffer.from(codec === 'opus' ? 'OpusHead' : '\u0001vorbis', 'latin1')
  return Buffer.concat([
    oggPage({ flags: 2, number: 0, packet: Buffer.concat([first, Buffer.alloc(19)]) }),
    oggPage({ number: 1, packet: comments }),
    oggPage({ flags: 4, number: 2, packet: Buffer.alloc(100, 9) }),
  ])
}

/** Whether a file says by whom or where it was made. */
export const isPersonal = (content: Buffer): boolean => content.includes(PLACE) || content.includes(NAMED)
