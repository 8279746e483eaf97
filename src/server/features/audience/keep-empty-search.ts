import { searchNote } from '@/domain/search/search-note'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { addLine } from './add-line'
import { isCounted } from './is-counted'
import { LIMITS } from './limits'

type EmptySearch = { where: 'catalogue' | 'site'; words: string; headers: Headers }

/** Counts a search that found nothing. What may say who searched is dropped, and answered alike. */
export const keepEmptySearch = async ({ where, words, headers }: EmptySearch): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.searches, key: clientAddressOf(headers) })
  const noted = isCounted(headers) ? searchNote(words) : null
  if (noted !== null) await addLine({ measure: 'search', subject: where, detail: noted })
  return { ok: true }
}
