import { randomBytes } from 'node:crypto'
import type { MailQuery } from '@/server/platform/db/mail-query'
import { query, queryOne } from '@/server/platform/db/pool'
import { queryOnPool } from '@/server/platform/db/query-on-pool'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'

/** A day in Paris and the salt that is drawn for it alone. */
export type DayOfSalt = { day: string; salt: Buffer }

const DRAWN = /* sql */ `select day::text as day, salt from audience_salts where day = ${TODAY_TEXT}`

/** Two first visits at once draw the same: the second is given what the first wrote. */
const DRAW = /* sql */ `
  insert into audience_salts (day, salt) values (${TODAY_TEXT}, $1)
  on conflict (day) do update set salt = audience_salts.salt returning day::text as day, salt`

/** Today’s salt. The first visit of a day draws it and ends the ones before, and with them what they made comparable. */
export const dayOfSalt = async (): Promise<DayOfSalt> => {
  const drawn = await queryOne<DayOfSalt>(DRAWN, [], 'audience-salt')
  if (drawn) return drawn
  const [row] = await query<DayOfSalt>(DRAW, [randomBytes(32)])
  if (!row) throw new Error('no salt was drawn')
  await forgetFormerDays(queryOnPool)
  return row
}

/** Ends what told one visitor from another on the days before: only sums stay. */
export const forgetFormerDays = async (run: MailQuery): Promise<void> => {
  await run(`delete from audience_salts where day < ${TODAY_TEXT}`)
  await run(`delete from audience_marks where day < ${TODAY_TEXT}`)
}
