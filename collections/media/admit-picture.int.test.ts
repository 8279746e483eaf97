import { crc32 } from 'node:zlib'
import config from '@payload-config'
import sharp from 'sharp'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerRequest } from '../../tests/integration/answer-request'
import { call } from '../../tests/integration/call'
import { runJobs } from '../../tests/integration/run-jobs'
import { sendPicture } from '../../tests/integration/send-picture'
import { signInAs } from '../../tests/integration/sign-in-as'
import { NO_PICTURE, TOO_MANY_PIXELS } from './admit-picture'
import { NO_FILE } from './sent-file'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
})

type Answer = { errors?: Array<{ message: string }> }

const send = (sent: { picture: Buffer; name: string }) => sendPicture({ token, ...sent })

/** A picture of one color: few bytes, whatever its size. */
const plain = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()

/** The same, said by its header to be larger than it is. */
const announcing = async (side: number): Promise<Buffer> => {
  const picture = await plain(8)
  // After the signature and the length of the first chunk: its name, its two sides, their bits, its checksum.
  picture.writeUInt32BE(side, 16)
  picture.writeUInt32BE(side, 20)
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29)
  return picture
}

describe('a picture that is sent', () => {
  it.each([
    ['49 million', 7_000],
    ['144 million', 12_000],
  ])('is refused by the %s pixels that a PNG announces, before it is unfolded', async (_pixels, side) => {
    const { status, body } = await send({ picture: await announcing(side), name: 'immense.png' })
    expect([status, body.errors?.[0]?.message]).toEqual([422, TOO_MANY_PIXELS])
    expect((await payload.count({ collection: 'media', where: { filename: { like: 'immense' } } })).totalDocs).toBe(0)
  })

  it('is taken when its size is that of a camera', async () => {
    expect((await send({ picture: await plain(800), name: 'plaine.png' })).status).toBe(201)
  })

  it('is taken with the 50 million pixels of a telephone, shown small at once and drawn smaller', async () => {
    const picture = await sharp({ create: { width: 8160, height: 6144, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await send({ picture, name: 'Photo d’été.svg' })
    const filename = expect.stringMatching(/^photo-d-ete\.[0-9a-f]{12}\.webp$/) as string
    expect([status, body.doc]).toMatchObject([201, { filename, mimeType: 'image/webp', width: 1024, height: 771 }])
    await runJobs()
    const drawn = await payload.findByID({ collection: 'media', id: body.doc?.id ?? 0 })
    expect(drawn).toMatchObject({ filename, mimeType: 'image/webp', width: 3072, height: 2313 })
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['the first bytes of a PNG', Buffer.from('\u0089PNG\r\n\u001a\n<svg/>', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_name, picture) => {
    const { status, body } = await send({ picture, name: 'photo.png' })
    expect([status, body.errors?.[0]?.message]).toEqual([422, NO_PICTURE])
  })

  it('is not fetched from an address', async () => {
    const { status, body } = await call<Answer>('media', {
      method: 'POST',
      token,
      body: { alt: '', url: 'http://127.0.0.1:1/a.png', filename: 'a.png' },
    })
    expect([status, body.errors?.[0]?.message]).toEqual([400, NO_FILE])
  })

  it.each([
    'filename="a\0b.png"',
    'filename="a\u001bb.png"',
    "filename*=utf-8''a%00b.png",
    "filename*=utf-8''a%1Bb.png",
  ])('has a name that a file may bear: %j', async (name) => {
    const head = `--limit\r\nContent-Disposition: form-data; name="file"; ${name}\r\nContent-Type: image/png\r\n\r\n`
    const request = new Request('http://127.0.0.1/api/media', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=limit' },
      body: new Uint8Array(Buffer.concat([Buffer.from(head), await plain(8), Buffer.from('\r\n--limit--\r\n')])),
    })
    const { status } = await answerRequest(request)
    expect([400, 422]).toContain(status)
  })

  it('is refused with a description that breaks off', async () => {
    const form = new FormData()
    form.set('_payload', '{"alt":')
    form.set('file', new File([new Uint8Array(await plain(8))], 'a.png', { type: 'image/png' }))
    const headers = { authorization: `Bearer ${token}` }
    const answer = await answerRequest(
      new Request('http://127.0.0.1/api/media', { method: 'POST', headers, body: form }),
    )
    expect(answer.status).toBe(400)
  })
})
