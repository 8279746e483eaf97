import type { SQL } from 'drizzle-orm'
import type { SearchedWord } from '@/domain/search/searched-words'
import { holdsWord } from '@/server/platform/db/holds-word'
import { sql } from '@/server/platform/db/transaction-of'

/** SQL: whether each of these words stands in a text. */
export const holdsWords = ({ said, words }: { said: SQL; words: SearchedWord[] }): SQL =>
  sql.join(
    words.map((ways) => sql`(${holdsWord([said], ways)})`),
    sql` and `,
  )
