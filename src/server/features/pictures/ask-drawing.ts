import type { PayloadRequest } from 'payload'
import type { Crop } from '@/domain/pictures/crop'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { addJob } from '@/server/platform/jobs/add-job'
import { columnsOf, SIZE_NAMES } from './size-columns'

type Asked = { req: PayloadRequest; mediaId: number; source: string; crop: Crop }

/** Has a picture drawn from what was sent, once the caller's transaction commits; until then pages show its first drawing alone. */
export const askDrawing = async ({ req, mediaId, source, crop }: Asked): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into picture_drawings (media_id, source, crop) values (${mediaId}, ${source}, ${JSON.stringify(crop)}::jsonb)
    on conflict (media_id) do update set source = excluded.source, crop = excluded.crop, asked_at = now()`)
  await transaction.execute(sql`update media set ${sql.raw(NO_SIZES)} where id = ${mediaId}`)
  const key = `picture:${String(mediaId)}`
  // One at a time: the machine has visitors.
  await addJob({ req, task: 'draw_picture', payload: { mediaId }, key, queue: 'pictures' })
}

const NO_SIZES = SIZE_NAMES.flatMap((size) => Object.values(columnsOf(size)))
  .map((column) => `"${column}" = null`)
  .join(', ')
