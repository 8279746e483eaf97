import type { CacheTag } from '@/server/platform/cache/cache-tags'

/** What shows pictures beside the cards and the pages of trips. */
export const PICTURE_TAGS: CacheTag[] = ['home', 'content', 'articles']
