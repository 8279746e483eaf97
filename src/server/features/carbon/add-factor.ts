import type { PayloadRequest } from 'payload'
import type { addFactor } from '@/contract/carbon-desk'
import type { OutputOf } from '@/contract/define-route'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { carbonVersion } from '@/domain/carbon/factor'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { addJob } from '@/server/platform/jobs/add-job'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { FACTORS_NUMBER } from './read-factors'

type Given = OutputOf<(typeof addFactor)['body']>

/** Any constant: two who add a factor at once do it one after the other. */
const ADDING = 7_475

const refused = (message: string) => new HttpError({ status: 422, message })

/** Adds a version of a factor; cards are counted anew with it, reservations keep theirs. */
export const addFactorVersion = ({
  req,
  authorId,
  given,
}: {
  req: PayloadRequest
  authorId: number
  given: Given
}): Promise<{ id: number; version: string }> =>
  withTransaction(req, async () => {
    const { key, mg, low_mg, high_mg, source, version, read_on, effective_from, reason } = given
    const today = calendarDayInParis(new Date())
    if (low_mg > mg || high_mg < mg)
      throw refused('La fourchette contient la valeur\u00a0: le plus bas, la valeur, le plus haut.')
    if (effective_from < today)
      throw refused('Un facteur ne commence pas dans le passé\u00a0: choisis aujourd’hui ou plus tard.')
    if (read_on > today) throw refused('Le jour du relevé est à venir.')
    const transaction = await transactionOf(req)
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADDING})`)
    const { rows } = await transaction.execute<{ id: number; number: number }>(sql`
      insert into emission_factors (key, label, note, unit, value_mg, low_mg, high_mg, source, version, read_on, effective_from, reason, author_id)
      select f.key, f.label, f.note, f.unit, ${mg}::int, ${low_mg}::int, ${high_mg}::int, ${source}, ${version}, ${read_on}::date,
        ${effective_from}::date, ${reason}, ${authorId}::int
      from (select * from emission_factors where key = ${key} order by effective_from desc, id desc limit 1) f
      where (f.value_mg, f.low_mg, f.high_mg, f.effective_from) is distinct from (${mg}::int, ${low_mg}::int, ${high_mg}::int, ${effective_from}::date)
      returning id, ${sql.raw(FACTORS_NUMBER)} as number`)
    const [row] = rows
    if (!row) throw new HttpError({ status: 409, message: 'Ce facteur est déjà écrit ainsi.' })
    await addJob({ req, task: 'refresh_expedition_hits', payload: { scope: 'all', id: undefined }, key: 'hits:all:' })
    // The statement does not see the row that it adds.
    return { id: row.id, version: carbonVersion({ number: row.number + (effective_from <= today ? 1 : 0) }) }
  })
