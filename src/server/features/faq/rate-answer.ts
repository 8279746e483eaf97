import type { PayloadRequest } from 'payload'
import { query, queryOne } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { countCall, countFailure } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { LIMITS } from './limits'

/** Counts one more yes or no of a published question; 404 for another. Nothing is kept of who said it but a limit's digest. */
export const rateAnswer = async ({
  id,
  helped,
  req,
}: {
  id: number
  helped: boolean
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  const client = clientAddressOf(req.headers)
  await countCall({ limit: LIMITS.ratingsByClient, key: client })
  const found = await queryOne(`select 1 from faq_entries where id = $1 and _status = 'published'`, [id])
  if (!found) throw new HttpError({ status: 404, message: 'Cette question n’est plus sur la page.' })
  const times = await countFailure({ limit: LIMITS.sameAnswer, key: `${client} ${String(id)}` })
  if (times === 1) {
    await query(
      `insert into faq_ratings (entry_id, yes, no) values ($1, $2::int, 1 - $2::int)
       on conflict (entry_id) do update set yes = faq_ratings.yes + excluded.yes, no = faq_ratings.no + excluded.no`,
      [id, helped ? 1 : 0],
    )
  }
  return { ok: true }
}
