import { sql, type SQL } from 'drizzle-orm'

/** SQL: whether a word stands in one of these columns, in any of the ways it is typed; an index of their letters answers it. */
export const holdsWord = (columns: SQL[], word: string[]): SQL =>
  sql.join(
    columns.flatMap((column) => word.map((typed) => sql`${column} ilike ${patternOf(typed)}`)),
    sql` or `,
  )

const patternOf = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Words with the one first that the fewest rows hold, as far as its length tells. */
export const longestFirst = (words: string[][]): string[][] =>
  words.toSorted((one, other) => lengthOf(other) - lengthOf(one))

const lengthOf = (word: string[]): number => Math.min(...word.map(({ length }) => length))
