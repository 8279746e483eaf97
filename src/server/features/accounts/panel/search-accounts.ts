import { sql } from 'drizzle-orm'
import type { SearchedWord } from '@/domain/search/searched-words'
import { holdsWord } from '@/server/platform/db/holds-word'
import { queryStatement } from '@/server/platform/db/query-statement'

/** More than anybody reads: who is shown so many types another word. */
const MOST = 5000

const COLUMNS = [sql`u.email`, sql`u.first_name`, sql`u.last_name`, sql`u.phone`]

/**
 * The latest accounts, `most` at most, that bear each of these words in a name, the address or the phone; a word is any of the ways it is typed. Found by the
 * index of their letters before they are sorted: asked to do both, PostgreSQL goes through all accounts in order.
 */
export const searchAccounts = async (words: SearchedWord[], most = MOST): Promise<number[]> => {
  if (words.length === 0) return []
  const all = words.map((word) => sql`(${holdsWord(COLUMNS, word)})`)
  const rows = await queryStatement<{ id: number }>(sql`
    with found as materialized (select u.id from users u where ${sql.join(all, sql` and `)})
    select id from found order by id desc limit ${most}`)
  return rows.map(({ id }) => id)
}
