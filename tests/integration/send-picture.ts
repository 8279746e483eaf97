import { existsSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import { query } from '@/server/platform/db/pool'
import { fileFolder, type FileFolder } from '@/server/platform/files/file-folder'
import type { Media } from '@/payload-types'
import { answerRequest } from './answer-request'
import { call } from './call'

type Sent = {
  token: string
  picture?: Buffer
  name?: string
  /** Of the picture that is changed; a new one without. */
  id?: number
  document?: object
  /** What the panel cuts out or keeps in the middle. */
  edits?: { crop?: Record<string, number | string>; focalPoint?: { x: number; y: number } }
}

type Answer = { doc?: Media; errors?: Array<{ message: string }> }

/** Sends a picture as the panel does. */
export const sendPicture = async ({ token, picture, name = 'photo.jpg', id, document = { alt: '' }, edits }: Sent) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify(document))
  if (picture) form.set('file', new File([new Uint8Array(picture)], name, { type: 'image/jpeg' }))
  const url = new URL(`http://127.0.0.1/api/media${id === undefined ? '' : `/${String(id)}`}`)
  for (const [kind, values] of Object.entries(edits ?? {}))
    for (const [key, value] of Object.entries(values))
      url.searchParams.set(`uploadEdits[${kind}][${key}]`, String(value))
  const headers = { authorization: `Bearer ${token}` }
  const response = await answerRequest(
    new Request(url, { method: id === undefined ? 'POST' : 'PATCH', headers, body: form }),
  )
  return { status: response.status, body: (await response.json()) as Answer }
}

/** The number of a picture that is taken. */
export const takenPicture = async (sent: Sent): Promise<number> => {
  const { status, body } = await sendPicture(sent)
  if (!body.doc || status >= 300) throw new Error(JSON.stringify(body))
  return body.doc.id
}

export const deletePicture = ({ token, id }: { token: string; id: number }) =>
  call(`media/${String(id)}`, { method: 'DELETE', token })

/** A photo that lies on its side, as telephones take them: red above, blue below, once it stands. */
export const photo = ({ width = 400, height = 300 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 0, b: 0 } } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: { r: 0, g: 0, b: 200 } } },
        gravity: 'east',
      },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** The files of a folder. */
export const filesIn = (folder: FileFolder): string[] =>
  existsSync(fileFolder(folder)) ? readdirSync(fileFolder(folder)).toSorted() : []

/** The files that rows name. */
export const namedFiles = async (): Promise<string[]> =>
  (await query<{ name: string }>('select f.name from media m, media_files(m) f')).map(({ name }) => name).toSorted()

/** Colors in the middle of the upper and the lower edge. */
export const edgesOf = async (content: Buffer): Promise<string[]> => {
  const { width, height } = await sharp(content).metadata()
  return Promise.all(
    [1, height - 2].map(async (top) => {
      const [r = 0, , b = 0] = await sharp(content)
        .extract({ left: width >> 1, top, width: 1, height: 1 })
        .raw()
        .toBuffer()
      return r > b ? 'red' : 'blue'
    }),
  )
}
