import { readFile } from 'node:fs/promises'
import path from 'node:path'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { toRichText } from '@lagopede/demo/rich-text'
import { isPersonal, mp3File, mp4File, oggFile, wavFile, webmFile } from '../../tests/factories/recording-files'
import { answerRequest } from '../../tests/integration/answer-request'
import { runJobs, runTask } from '../../tests/integration/run-jobs'
import { filesIn } from '../../tests/integration/send-picture'
import { signInAs } from '../../tests/integration/sign-in-as'
import { findNewAddress } from '@/server/features/pictures/find-new-address'
import { query } from '@/server/platform/db/pool'
import { fileFolder } from '@/server/platform/files/file-folder'
import { NO_FILE } from '../media/sent-file'
import { NO_RECORDING } from './admit-recording'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
})

type Answer = { doc?: { id: number; filename: string; mimeType: string }; errors?: Array<{ message: string }> }
type Sent = { file?: Buffer; name?: string; type?: string; id?: number; document?: object; as?: string }

const send = async ({ file, name = 'x.svg', type = 'image/svg+xml', id, document, as = token }: Sent) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify(document ?? { title: 'Le vent', transcript: toRichText(['On entend le vent.']) }))
  if (file) form.set('file', new File([new Uint8Array(file)], name, { type }))
  const url = `http://127.0.0.1/api/recordings${id === undefined ? '' : `/${String(id)}`}`
  const headers = { authorization: `Bearer ${as}` }
  const answer = await answerRequest(
    new Request(url, { method: id === undefined ? 'POST' : 'PATCH', headers, body: form }),
  )
  return { status: answer.status, body: (await answer.json()) as Answer }
}

const kept = (filename = ''): Promise<Buffer> => readFile(path.join(fileFolder('recordings'), filename))

describe('a sound or a video that is sent', () => {
  it.each([
    ['mp4', 'video/mp4', mp4File({ handlers: ['vide', 'meta'] })],
    ['m4a', 'audio/mp4', mp4File({ brand: 'M4A ', handlers: ['soun'] })],
    ['mp3', 'audio/mpeg', mp3File()],
    ['wav', 'audio/wav', wavFile()],
    ['ogg', 'audio/ogg', oggFile()],
    ['webm', 'video/webm', webmFile()],
  ])('is kept as .%s and %s by its content, whatever it is called', async (extension, mimeType, file) => {
    const { status, body } = await send({ file, name: '../Été & <b>.svg' })
    expect([status, body.doc?.mimeType]).toEqual([201, mimeType])
    expect(body.doc?.filename).toMatch(new RegExp(`^ete-b\\.[0-9a-f]{12}\\.${extension}$`))
  })

  it('is kept without what it says of people and places', async () => {
    const { body } = await send({ file: wavFile(), name: 'vent.wav' })
    expect(isPersonal(await kept(body.doc?.filename))).toBe(false)
  })

  it('is refused when an SVG is behind two bytes of an MP3', async () => {
    const file = Buffer.concat([Buffer.from([0xff, 0xfb]), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
    const { status, body } = await send({ file, name: 'x.mp3', type: 'audio/mpeg' })
    expect([status, body.errors?.[0]?.message]).toEqual([422, NO_RECORDING])
  })

  it('takes the place of another under the same rules', async () => {
    const { body } = await send({ file: mp3File(), name: 'a.mp3', type: 'audio/mpeg' })
    const refused = await send({ id: body.doc?.id, file: Buffer.from('<svg/>'), document: {} })
    expect(refused.status).toBe(422)
    const replaced = await send({ id: body.doc?.id, file: webmFile(), name: 'b.html', document: {} })
    const filename = expect.stringMatching(/^b\.[0-9a-f]{12}\.webm$/) as string
    expect([replaced.status, replaced.body.doc]).toMatchObject([200, { filename, mimeType: 'video/webm' }])
    // The files follow the row: the former one goes, and its address leads to the present one.
    await runJobs()
    const former = { collection: 'recordings', name: body.doc?.filename ?? '' } as const
    expect(filesIn('recordings')).not.toContain(former.name)
    expect(await findNewAddress(former)).toBe(`/api/recordings/file/${replaced.body.doc?.filename ?? ''}`)
    await payload.delete({ collection: 'recordings', id: body.doc?.id ?? 0 })
    expect(filesIn('recordings')).toContain(replaced.body.doc?.filename)
    await runJobs()
    expect(filesIn('recordings')).not.toContain(replaced.body.doc?.filename)
    expect(await findNewAddress(former)).toBeNull()
  })

  it('writes no file for a refused upload, or for a person without the right to upload', async () => {
    const before = filesIn('recordings')
    expect((await send({ file: mp3File(), document: { title: '' } })).status).toBe(400)
    await query('update loose_files set due_at = now()')
    await runTask('sweep_files')
    const guide = (await signInAs(payload, { role: 'guide' })).token
    expect((await send({ file: mp3File(), as: guide })).status).toBe(403)
    expect(filesIn('recordings')).toEqual(before)
  })

  it('is not fetched from an address', async () => {
    const document = { title: 'x', transcript: toRichText(['x']), url: 'http://127.0.0.1:1/x.mp3', filename: 'x.mp3' }
    const { status, body } = await send({ document })
    expect([status, body.errors?.[0]?.message]).toEqual([400, NO_FILE])
  })
})
