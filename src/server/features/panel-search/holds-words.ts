import type { SQL } from 'drizzle-orm'
import type { SearchedWord } from '@/domain/searched-words'
import { withoutAccents } from '@/domain/without-accents'
import { holdsWord } from '@/server/platform/db/holds-word'
import { sql } from '@/server/platform/payload/transaction-of'

/** SQL: whether each of these words stands in a text that was written without accents. */
export const holdsWords = ({ said, words }: { said: SQL; words: SearchedWord[] }): SQL =>
  sql.join(
    words.map((ways) => sql`(${holdsWord([said], ways.map(withoutAccents))})`),
    sql` and `,
  )
