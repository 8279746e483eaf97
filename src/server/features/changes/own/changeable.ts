import type { PayloadRequest } from 'payload'
import { nextReservationStatus } from '@/domain/reservations/reservation-status'
import { LOCKED_COLUMNS, type LockedReservation } from '@/server/features/reservations/lock-reservation'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'

/** A reservation whose trip is to come, one's own where a user is named; 404 when there is none, 409 once it is canceled or has begun. */
export const readChangeable = async ({
  userId,
  id,
  req,
}: {
  userId?: number | undefined
  id: number
  req: PayloadRequest
}): Promise<LockedReservation & { paidCents: number }> => {
  const rows = await runStatement<LockedReservation & { paidCents: number }>({
    req,
    statement: sql`
      select ${LOCKED_COLUMNS}, ${PAID_CENTS} as "paidCents"
      from reservations r join departures d on d.id = r.departure_id
      where r.id = ${id} and (${userId ?? null}::int is null or r.user_id = ${userId ?? null})`,
  })
  const row = rows[0]
  if (!row) throw notFound('Cette réservation n’existe pas.')
  const next = nextReservationStatus({ status: row.status, action: 'cancel' })
  if (!next.ok) throw new HttpError({ status: 409, message: next.message })
  if (row.today >= row.departureStart) throw tripHasBegun()
  return row
}

/**
 * Nobody pays a fee to leave a contract that the agency asks to change: 409, with the way out, while an answer is awaited. The
 * reservation is held by the caller.
 */
export const refuseAsked = async ({ transaction, id }: { transaction: Transaction; id: number }): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select 1 from contract_change_answers where reservation_id = ${id} and needs_answer and answer is null`)
  if (rows.length === 0) return
  throw new HttpError({
    status: 409,
    message: 'Nous t’avons proposé de modifier ce contrat\u00a0: réponds d’abord, tu peux y mettre fin sans frais.',
    body: { reason: 'change' },
  })
}

/** What canceling costs is what was shown, in euros; 409 with the one of now, when the day has changed it. */
export const refuseOtherFee = ({ fee, feeCents }: { fee: number; feeCents: number }): void => {
  if (Math.round(fee * 100) === feeCents) return
  throw new HttpError({
    status: 409,
    message: 'Les frais d’annulation ont changé.',
    body: { reason: 'fee', fee: feeCents / 100 },
  })
}

/** 409: from its first day on, a trip is canceled by word of mouth alone. */
export const tripHasBegun = (): HttpError =>
  new HttpError({ status: 409, message: 'Le voyage a commencé : appelle-nous.' })
