import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { JobHelpers, Task } from 'graphile-worker'
import type pg from 'pg'
import type { Crop } from '@/domain/pictures/crop'
import { fileAddress } from '@/domain/pictures/file-address'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { fileFolder } from '@/server/platform/files/file-folder'
import { keepFile } from '@/server/platform/files/keep-file'
import { uniqueName } from '@/server/platform/files/unique-name'
import { addJob } from '@/server/platform/jobs/add-job'
import type { TaskPayloads } from '@/server/platform/jobs/task'
import { columnsOf } from './size-columns'

type Asked = { source: string; crop: Crop; filename: string }
type Files = Record<string, string | number>

const ASKED = /* sql */ `
  select d.source, d.crop, m.filename from picture_drawings d join media m on m.id = d.media_id where d.media_id = $1`

/** Draws a picture in all its widths from what was sent, outside of any transaction, then gives them to its row at once. */
export const drawPicture: Task = async (payload, helpers) => {
  // Only `askDrawing` adds this job.
  const { mediaId } = payload as TaskPayloads['draw_picture']
  const { rows } = await helpers.query<Asked>(ASKED, [mediaId])
  const [asked] = rows
  // Deleted meanwhile, or drawn already.
  if (!asked) return
  const names: string[] = []
  try {
    const files = await drawFiles({ asked, helpers, names })
    await helpers.withPgClient((client) => giveFiles({ client, mediaId, source: asked.source, files }))
  } catch (error) {
    await helpers.query(NOT_NEEDED, [names]).catch(() => undefined)
    throw error
  }
}

type Drawing = { asked: Asked; helpers: JobHelpers; names: string[] }

const drawFiles = async ({ asked, helpers, names }: Drawing): Promise<Files> => {
  // Loaded at the first picture: few workers ever meet one.
  const { drawSizes } = await import('@/server/platform/pictures/draw-picture')
  const sent = await readFile(path.join(fileFolder('sent'), asked.source))
  const main = uniqueName({ called: asked.filename, extension: 'webp' })
  const files: Files = {}
  const query = (text: string, values: unknown[]) => helpers.query(text, values)
  for await (const { size, content, width, height } of drawSizes({ content: sent, crop: asked.crop })) {
    // Pages find the widths by the end of the name.
    const name = size === 'main' ? main : main.replace(/\.webp$/, `-${String(width)}.webp`)
    names.push(name)
    await keepFile({ folder: 'media', name, content, query })
    const columns = columnsOf(size)
    files[columns.name] = name
    files[columns.address] = fileAddress({ collection: 'media', name })
    files[columns.type] = 'image/webp'
    files[columns.bytes] = content.length
    files[columns.width] = width
    files[columns.height] = height
  }
  return files
}

type Given = { client: pg.PoolClient; mediaId: number; source: string; files: Files }

/** A picture that was sent or cut anew meanwhile has a job of its own: what was drawn here is swept. */
const giveFiles = ({ client, mediaId, source, files }: Given): Promise<void> =>
  withClientTransaction(client, async () => {
    // In the order of the panel's saves.
    await client.query('select from media where id = $1 for update', [mediaId])
    const { rowCount } = await client.query('delete from picture_drawings where media_id = $1 and source = $2', [
      mediaId,
      source,
    ])
    if (rowCount === 0) return
    const columns = Object.keys(files).map((column) => `"${column}"`)
    await client.query(
      `update media set (${columns.join(', ')}) = (select ${columns.join(', ')} from json_populate_record(null::media, $2)) where id = $1`,
      [mediaId, JSON.stringify(files)],
    )
    await addJob({
      transaction: transactionOnClient(client),
      task: 'refresh_expedition_hits',
      payload: { scope: 'photo', id: mediaId },
      key: `hits:photo:${String(mediaId)}`,
    })
  })

const NOT_NEEDED = `update loose_files set due_at = now() where folder = 'media' and name = any($1::text[])`
