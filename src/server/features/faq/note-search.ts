import type { PayloadRequest } from 'payload'
import { searchNote } from '@/domain/search-note'
import { query } from '@/server/platform/db/pool'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { LIMITS } from './limits'

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
