import { sql, type SQL } from 'drizzle-orm'

/**
 * SQL: whether a word stands in one of these texts, in any of the ways it is typed, whatever their capitals and accents; the indexes of
 * `without_accents(column)` answer it.
 */
export const holdsWord = (texts: SQL[], word: string[]): SQL =>
  sql.join(
    texts.flatMap((text) =>
      word.map((typed) => sql`without_accents(${text}) like without_accents(${patternOf(typed)})`),
    ),
    sql` or `,
  )

const patternOf = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Words with the one first that the fewest rows hold, as far as its length tells. */
export const longestFirst = (words: string[][]): string[][] =>
  words.toSorted((one, other) => lengthOf(other) - lengthOf(one))

const lengthOf = (word: string[]): number => Math.min(...word.map(({ length }) => length))
