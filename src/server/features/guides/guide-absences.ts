import type { PayloadRequest } from 'payload'
import type { GuideAbsence, NewAbsence } from '@/contract/guide-absences'
import { MAX_ABSENCES, refuseAbsence } from '@/domain/departures/guide-absences'
import { lockGuides } from '@/server/features/departures/planning/guide-conflicts'
import { LED_ON_DAYS_OFF_TEXT } from '@/server/features/departures/planning/led-on-days-off'
import { TODAY } from '@/server/platform/db/paris-day'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'
import { withTransaction } from '@/server/platform/payload/with-transaction'

const NO_ABSENCE = 'Cette période n’existe plus.'
const TOO_MANY = `${String(MAX_ABSENCES)}\u00a0périodes à venir, c’est le plus\u00a0: retires-en une.`

/** The days off of a guide from today on, with the departures that he or she leads all the same. */
export const listAbsences = async ({
  req,
  guideId,
}: {
  req: PayloadRequest
  guideId: number
}): Promise<GuideAbsence[]> => {
  const rows = await runStatement<GuideAbsence>({
    req,
    statement: absences(sql`a.guide_id = ${guideId} and a.last_day >= ${TODAY}`),
  })
  return rows
}

/**
 * Adds days off. Who gives the guide a departure at the same time waits, and then sees them. Departures that he or she leads on
 * these days stay, and the agency is told; what the agency enters, the guide is told.
 */
export const addAbsence = ({
  req,
  guideId,
  authorId,
  isOwn,
  first_day: first,
  last_day: last,
  note,
}: {
  req: PayloadRequest
  guideId: number
  authorId: number
  isOwn: boolean
} & NewAbsence): Promise<GuideAbsence> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockGuides({ transaction, ids: [guideId] })
    await refuseOdd({ transaction, guideId, first, last })
    const { rows } = await transaction.execute(sql`
      insert into guide_absences (guide_id, first_day, last_day, note, author_id)
      values (${guideId}, ${first}::date, ${last}::date, ${note}, ${authorId}) returning id`)
    const id = Number(rows[0]?.['id'])
    const [absence] = (await transaction.execute<GuideAbsence>(absences(sql`a.id = ${id}`))).rows
    if (!absence) throw new Error('The days off were not written.')
    if (!isOwn) await enqueueMail({ req, mail: { template: 'guide_days_off', absenceId: id } })
    else if (absence.departures.length > 0)
      await enqueueMail({ req, mail: { template: 'guide_away_from_departures', absenceId: id } })
    return absence
  })

/** Removes days off of a guide; 404 where there are none of this number. */
export const removeAbsence = async ({
  req,
  guideId,
  id,
}: {
  req: PayloadRequest
  guideId: number
  id: number
}): Promise<{ ok: true }> => {
  const removed = await runStatement({
    req,
    statement: sql`delete from guide_absences where id = ${id} and guide_id = ${guideId} returning id`,
  })
  if (removed.length === 0) throw notFound(NO_ABSENCE)
  return { ok: true }
}

/** SQL of the days off `a` that meet a condition, soonest first. */
const absences = (where: ReturnType<typeof sql>) => sql`
  select a.id, to_char(a.first_day, 'YYYY-MM-DD') as first_day, to_char(a.last_day, 'YYYY-MM-DD') as last_day, a.note,
    coalesce(a.author_id = g.user_id, false) as is_own, ${sql.raw(LED_ON_DAYS_OFF_TEXT)} as departures
  from guide_absences a join guides g on g.id = a.guide_id
  where ${where} order by a.first_day`

const refuseOdd = async ({
  transaction,
  guideId,
  first,
  last,
}: {
  transaction: Transaction
  guideId: number
  first: string
  last: string
}): Promise<void> => {
  const { rows } = await transaction.execute<{ today: string; taken: Array<{ first: string; last: string }> }>(sql`
    select to_char(${TODAY}, 'YYYY-MM-DD') as today, coalesce((
      select json_agg(json_build_object('first', to_char(a.first_day, 'YYYY-MM-DD'), 'last', to_char(a.last_day, 'YYYY-MM-DD'))
        order by a.first_day)
      from guide_absences a where a.guide_id = g.id and a.last_day >= ${TODAY}), '[]'::json) as taken
    from guides g where g.id = ${guideId}`)
  const [known] = rows
  if (!known) throw notFound('Ce guide n’existe pas.')
  const odd = refuseAbsence({ first, last, today: known.today })
  if (odd !== null) throw new HttpError({ status: 422, message: odd })
  const crossed = refuseAbsence({ first, last, ...known })
  if (crossed !== null) throw new HttpError({ status: 409, message: crossed })
  if (known.taken.length >= MAX_ABSENCES) throw new HttpError({ status: 409, message: TOO_MANY })
}
