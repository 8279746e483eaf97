import type { PayloadRequest } from 'payload'
import { searchNote } from '@/domain/search/search-note'
import { query, queryOne } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { countCall, isCallAllowed } from '@/server/platform/http/rate-limit'
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
  if (await isCallAllowed({ limit: LIMITS.sameAnswer, key: `${client} ${String(id)}` })) {
    await query(
      `insert into faq_ratings (entry_id, yes, no) values ($1, $2::int, 1 - $2::int)
       on conflict (entry_id) do update set yes = faq_ratings.yes + excluded.yes, no = faq_ratings.no + excluded.no`,
      [id, helped ? 1 : 0],
    )
  }
  return { ok: true }
}

/** How many said that the answer helped, and how many that it did not. */
export const readFaqRatings = async (entryId: number): Promise<{ yes: number; no: number }> =>
  (await queryOne<{ yes: number; no: number }>('select yes, no from faq_ratings where entry_id = $1', [entryId])) ?? {
    yes: 0,
    no: 0,
  }

/** So many different searches are kept: the rarest and oldest give way. */
const MOST_SEARCHES = 500

/** Counts a search that found nothing. What may say who searched is dropped, and answered alike. */
export const noteSearch = async ({ words, req }: { words: string; req: PayloadRequest }): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.searchesByClient, key: clientAddressOf(req.headers) })
  const noted = searchNote(words)
  if (noted !== null) {
    await query(
      `insert into faq_searches (words, times, searched_at) values ($1, 1, now())
       on conflict (words) do update set times = faq_searches.times + 1, searched_at = now(), updated_at = now()`,
      [noted],
    )
    await query(
      `delete from faq_searches where id in
         (select id from faq_searches order by times desc, searched_at desc offset $1)`,
      [MOST_SEARCHES],
    )
  }
  return { ok: true }
}
