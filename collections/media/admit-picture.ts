import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { cropWithin, readCrop, WHOLE, type Crop } from '@/domain/pictures/crop'
import { query, queryOne } from '@/server/platform/db/pool'
import { fileFolder } from '@/server/platform/files/file-folder'
import { keepFile } from '@/server/platform/files/keep-file'
import { drawFirst } from '@/server/platform/pictures/draw-picture'
import { readPicture } from '@/server/platform/pictures/read-picture'
import { keepInstead, maySend, sentFile } from './sent-file'

export const TOO_MANY_PIXELS =
  'Cette image est trop grande\u00a0: 64\u00a0millions de pixels au plus en JPEG, 32\u00a0millions en PNG, WebP ou AVIF, toutes vues comprises.'
export const NO_PICTURE =
  'Ce fichier n’est pas une image que le site sait lire\u00a0: JPEG, PNG, WebP ou AVIF, en entier.'
export const TOO_NARROW = 'Ce recadrage est trop étroit.'
const REFUSALS = { too_large: TOO_MANY_PIXELS, unreadable: NO_PICTURE, too_narrow: TOO_NARROW }

/** What a picture is to be drawn from, and the part of it that is kept. */
type Source = { content: Buffer; called: string; crop: Crop }

/**
 * Takes a picture that is sent, or cut anew: keeps it for the job that draws its widths, and makes at once the one that is shown until then.
 * Payload has opened a transaction, in which nothing is said yet: whatever takes time is done here.
 */
export const admitPicture: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook
  const file = sentFile(hook)
  const { crop, focus } = takeEdits(req)
  if (!(file || crop || focus) || !(await maySend(hook))) return args
  const source = file ? { content: file.data, called: file.name, crop: WHOLE } : crop && (await currentSource(args))
  if (source) await admit({ req, source: { ...source, crop: cropWithin(source.crop, crop ?? WHOLE) } })
  return focus && 'data' in args ? { ...args, data: { ...args.data, ...focus } } : args
}

const admit = async ({ req, source: { content, called, crop } }: { req: PayloadRequest; source: Source }) => {
  const picture = await readPicture(content, crop)
  if ('refusal' in picture) throw new APIError(REFUSALS[picture.refusal], 422, null, true)
  const first = await drawFirst({ content, crop })
  if (!first) throw new APIError(NO_PICTURE, 422, null, true)
  const source = randomUUID()
  await keepFile({ folder: 'sent', name: source, content, query })
  const kept = { folder: 'media', called, content: first.content, mimeType: 'image/webp', extension: 'webp' } as const
  await keepInstead({ req, ...kept })
  req.context['drawing'] = { source, crop }
}

type Edits = { crop: Crop | null; focus: { focalX: number; focalY: number } | null }

/** What the panel cuts out and keeps in the middle; Payload, which would do it within its transaction, is told nothing. */
const takeEdits = ({ query: asked }: PayloadRequest): Edits => {
  const edits: unknown = asked['uploadEdits']
  Reflect.deleteProperty(asked, 'uploadEdits')
  if (typeof edits !== 'object' || edits === null) return { crop: null, focus: null }
  return { crop: readCrop(Reflect.get(edits, 'crop')), focus: readFocus(Reflect.get(edits, 'focalPoint')) }
}

const readFocus = (given: unknown): Edits['focus'] => {
  if (typeof given !== 'object' || given === null) return null
  const [x, y] = ['x', 'y'].map((name) => Math.round(Number(Reflect.get(given, name))))
  const isShare = (value: number | undefined): value is number => value !== undefined && value >= 0 && value <= 100
  return isShare(x) && isShare(y) ? { focalX: x, focalY: y } : null
}

type Row = { filename: string | null; source: string | null; crop: Crop | null }

const CURRENT = /* sql */ `
  select m.filename, d.source, d.crop from media m left join picture_drawings d on d.media_id = m.id where m.id = $1`

/** What a picture is drawn from by now: what was sent while it waits for that, then the picture itself. */
const currentSource = async (args: object): Promise<Source | null> => {
  const id = Number(Reflect.get(args, 'id'))
  const row = Number.isSafeInteger(id) ? await queryOne<Row>(CURRENT, [id]) : null
  if (!row?.filename) return null
  const file =
    row.source === null ? path.join(fileFolder('media'), row.filename) : path.join(fileFolder('sent'), row.source)
  const content = await readFile(file).catch(() => null)
  // Drawn since, as its row was read.
  if (!content) return (await isCurrent(id, row)) ? null : currentSource(args)
  return { content, called: row.filename, crop: row.crop ?? WHOLE }
}

const isCurrent = async (id: number, { filename, source }: Row): Promise<boolean> => {
  const row = await queryOne<Row>(CURRENT, [id])
  return row?.filename === filename && row.source === source
}
