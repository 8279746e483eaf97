import type { SearchedWord } from '@/domain/search/searched-words'
import { holdsWord, longestFirst } from '@/server/platform/db/holds-word'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'

/** More than anybody reads: who is shown so many types another word. */
const MOST = 5000

const OF_BOOKING = [sql`r.number`, sql`r.billing_name`]
const OF_CUSTOMER = [sql`u.email`, sql`u.first_name`, sql`u.last_name`, sql`u.phone`]
const OF_TRAVELER = [sql`p.first_name`, sql`p.last_name`]

/**
 * The latest reservations, `most` at most, that bear each of these words, in their number, in who booked or in who travels; a word is any of the ways it
 * is typed. The longest is found by the indexes of its letters, table by table, for no index spans several: the others are looked for in
 * what it finds.
 */
export const searchBookings = async (words: SearchedWord[], most = MOST): Promise<number[]> => {
  const [first, ...others] = longestFirst(words)
  if (!first) return []
  const rest = others.map(
    (word) => sql`(${holdsWord([...OF_BOOKING, ...OF_CUSTOMER], word)} or exists (
      select from participants p where p.reservation_id = r.id and (${holdsWord(OF_TRAVELER, word)})))`,
  )
  const rows = await queryStatement<{ id: number }>(sql`
    with found as (
      select r.id from reservations r where ${holdsWord(OF_BOOKING, first)}
      union select r.id from users u join reservations r on r.user_id = u.id where ${holdsWord(OF_CUSTOMER, first)}
      union select p.reservation_id from participants p where ${holdsWord(OF_TRAVELER, first)}
    )
    select r.id from found join reservations r on r.id = found.id join users u on u.id = r.user_id
    where ${sql.join([sql`true`, ...rest], sql` and `)}
    order by r.id desc limit ${most}`)
  return rows.map(({ id }) => id)
}
