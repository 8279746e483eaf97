import { queryOne } from '@/server/platform/db/pool'

/** How many said that the answer helped, and how many that it did not. */
export const readFaqRatings = async (entryId: number): Promise<{ yes: number; no: number }> =>
  (await queryOne<{ yes: number; no: number }>('select yes, no from faq_ratings where entry_id = $1', [entryId])) ?? {
    yes: 0,
    no: 0,
  }
