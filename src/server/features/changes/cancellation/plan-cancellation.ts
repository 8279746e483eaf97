import type { PayloadRequest } from 'payload'
import { STOP_MINUTES } from '@/domain/changes/cancellation-choice'
import { departureCode, isDepartureCode } from '@/domain/departures/departure-code'
import type { DepartureEnding } from '@/domain/departures/departure-ending'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { onlyRow } from '@/server/platform/db/only-row'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { addJob } from '@/server/platform/jobs/add-job'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readEndable } from './end-departure'

type Plan = { authorId: number; departureId: number; ending: DepartureEnding; reason: string }

/**
 * Has a departure canceled in ten minutes, and closes its sales at once; until then nothing leaves and all may be stopped.
 * 409 when it no longer can be canceled, or is about to be; 422 for another code than the departure's.
 */
export const planCancellation = ({
  req,
  code,
  ...plan
}: Plan & { req: PayloadRequest; code: string }): Promise<{ runs_at: string }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { departureId } = plan
    await lockDepartures({ transaction, ids: [departureId] })
    await readEndable({ transaction, ...plan })
    await refuseOtherCode({ transaction, departureId, code })
    const { runsAt } = await writePlan({ transaction, plan })
    await transaction.execute(
      sql`update departures set sales_closed = true, updated_at = now() where id = ${departureId} and not sales_closed`,
    )
    await announceSeats({ transaction, departureIds: [departureId] })
    const runAt = new Date(runsAt)
    await addJob({ transaction, task: 'cancel_departures', payload: { departureId }, runAt })
    return { runs_at: runsAt }
  })

/** Writes down a cancellation to come; its departure is held by the caller. */
export const writePlan = async ({
  transaction,
  plan: { authorId, departureId, ending, reason },
}: {
  transaction: Transaction
  plan: Plan
}): Promise<{ id: number; runsAt: string }> => {
  const { rows } = await transaction.execute<{ id: number; runsAt: string }>(sql`
    insert into departure_cancellations (departure_id, ending, reason, author_id, runs_at, closes_sales)
    select d.id, ${ending}, ${reason}, ${authorId}, now() + make_interval(mins => ${STOP_MINUTES}), not d.sales_closed
    from departures d where d.id = ${departureId}
    on conflict (departure_id) where state in ('planned', 'done') do nothing
    returning id, ${isoInstant(sql`runs_at`)} as "runsAt"`)
  if (!rows[0]) throw new HttpError({ status: 409, message: 'L’annulation de ce départ est déjà prévue.' })
  return onlyRow(rows)
}

/** The code that is retyped before a departure is canceled. */
export const readCode = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<string> => {
  const { rows } = await transaction.execute<{ slug: string; departureStart: string }>(sql`
    select e.slug, ${parisDay(sql`d.departure_start`)} as "departureStart"
    from departures d join expeditions e on e.id = d.expedition_id where d.id = ${departureId}`)
  return departureCode(onlyRow(rows))
}

const refuseOtherCode = async ({
  transaction,
  departureId,
  code: typed,
}: {
  transaction: Transaction
  departureId: number
  code: string
}): Promise<void> => {
  const code = await readCode({ transaction, departureId })
  if (isDepartureCode({ typed, code })) return
  const message = `Recopie le code du départ\u00a0: ${code}.`
  throw new HttpError({ status: 422, message, fields: [{ field: 'code', message }] })
}
