import { unstable_cache } from 'next/cache'
import type { CacheTag } from './cache-tags'

/** Departures pass and « nouveauté » ends without any edit: pages are built anew at least this often, in seconds. */
export const PAGE_LIFETIME = 900

/** Keeps an answer until one of its tags is revalidated; `site` is always one of them. */
export const cached = <Answer>({
  key,
  tags,
  load,
}: {
  key: string[]
  tags: CacheTag[]
  load: () => Promise<Answer>
}): Promise<Answer> => unstable_cache(load, key, { tags: ['site', ...tags], revalidate: PAGE_LIFETIME })()
