import type { PayloadRequest } from 'payload'
import type { PlannedChange } from '@/contract/contract-changes'
import { CHANGE_STOP_MINUTES, usualAnswerDay } from '@/domain/changes/contract-change'
import { changeTermsSql } from '@/server/features/reservations/change-terms'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { onlyRow } from '@/server/platform/db/only-row'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { addJob } from '@/server/platform/jobs/add-job'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readChangeable } from './carry-out-change'
import type { StoredChange } from './find-parties'
import { STORED_CHANGE } from './stored-change'

type Planned = { req: PayloadRequest; authorId: number; departureId: number }

/** Has contracts changed in ten minutes; until then nothing leaves and all may be stopped. 409 when it can't be. */
export const planChange = ({
  req,
  authorId,
  departureId,
  plan,
}: Planned & { plan: PlannedChange }): Promise<{ runs_at: string }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    const { change, runsAt } = await writeChange({ transaction, authorId, departureId, plan })
    await readChangeable({ transaction, change })
    await addJob({ transaction, task: 'change_contracts', payload: { departureId }, runAt: new Date(runsAt) })
    return { runs_at: runsAt }
  })

/** Writes down a change to come; its departure is held by the caller. */
export const writeChange = async ({
  transaction,
  authorId,
  departureId,
  plan,
}: {
  transaction: Transaction
  authorId: number
  departureId: number
  plan: PlannedChange
}): Promise<{ change: StoredChange; runsAt: string }> => {
  const { was, becomes, start, end, travelerCents, offersDates, variations } = columnsOf(plan)
  const answerBy = plan.answer_by ?? (await answerDayOf({ transaction, departureId }))
  const hasDays = start !== null
  const { rows } = await transaction.execute<StoredChange & { runsAt: string }>(sql`
    insert into contract_changes (departure_id, reservation_id, kind, justification, variations, was, becomes, old_start, old_end,
      new_start, new_end, traveler_cents, offers_dates, answer_by, author_id, runs_at)
    select d.id, ${plan.reservation_id ?? null}, ${plan.kind}, ${plan.justification}, ${JSON.stringify(variations)}::jsonb,
      ${was}, ${becomes}, case when ${hasDays} then d.first_day end, case when ${hasDays} then d.last_day end,
      ${start}::date, ${end}::date, ${travelerCents}, ${offersDates}, ${answerBy}::date, ${authorId},
      now() + make_interval(mins => ${CHANGE_STOP_MINUTES})
    from departures d where d.id = ${departureId}
    on conflict (departure_id) where state = 'planned' do nothing
    returning ${STORED_CHANGE}, ${isoInstant(sql`runs_at`)} as "runsAt"`)
  if (!rows[0]) throw new HttpError({ status: 409, message: 'Une modification de ce départ est déjà prévue.' })
  const { runsAt, ...change } = onlyRow(rows)
  return { change, runsAt }
}

const columnsOf = (plan: PlannedChange) =>
  plan.kind === 'price'
    ? { ...NO_CONTENT, variations: plan.variations }
    : {
        ...{ was: plan.was, becomes: plan.becomes, start: plan.days?.start ?? null, end: plan.days?.end ?? null },
        ...{ travelerCents: plan.traveler_cents, offersDates: plan.offers_dates, variations: [] },
      }

const NO_CONTENT = { was: null, becomes: null, start: null, end: null, travelerCents: 0, offersDates: false }

/** By the text in force; a week without one. */
const answerDayOf = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<string> => {
  const { rows } = await transaction.execute<Parameters<typeof usualAnswerDay>[0]>(sql`
    select ${parisDay(sql`d.departure_start`)} as "departureStart", ${parisDay(sql`clock_timestamp()`)} as today,
      coalesce((${sql.raw(changeTermsSql('now()'))} ->> 'answer_days')::int, 7) as "answerDays"
    from departures d where d.id = ${departureId}`)
  if (!rows[0]) throw notFound('Ce départ n’existe pas.')
  return usualAnswerDay(onlyRow(rows))
}

const TOO_LATE = 'Il n’y a plus rien à arrêter\u00a0: cette modification est partie, ou ne l’est plus.'

/** Stops a change before its minute; 409 once it is too late. */
export const stopChange = ({ req, authorId, departureId }: Planned): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    const { rows } = await transaction.execute(sql`
      update contract_changes set state = 'stopped', ended_at = now(), ended_by = ${authorId}
      where departure_id = ${departureId} and state = 'planned' returning id`)
    if (!rows[0]) throw new HttpError({ status: 409, message: TOO_LATE })
    return { id: departureId }
  })

/** Has a planned change leave now. */
export const hastenChange = ({ req, departureId }: Omit<Planned, 'authorId'>): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    const { rows } = await transaction.execute(sql`
      update contract_changes set runs_at = least(runs_at, now())
      where departure_id = ${departureId} and state = 'planned' returning id`)
    if (!rows[0]) throw new HttpError({ status: 409, message: TOO_LATE })
    await addJob({ transaction, task: 'change_contracts', payload: { departureId } })
    return { id: departureId }
  })
