import type { PayloadRequest } from 'payload'
import type { Guardian } from '@/contract/guardian'
import { checkGuardian } from '@/domain/travelers/guardian'
import { recordEvent } from '@/server/features/ledger/record-event'
import { versionInForce } from '@/server/features/legal/in-force'
import { refuseParticipantErrors } from '@/server/features/reservations/participants/refuse-participant-errors'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { lockOwnReservation } from './lock-own-reservation'

const NO_GUARDIAN = 'Sur cette aventure, un adulte voyage avec les enfants.'

const IS_SAME = sql`(guardians.first_name, guardians.last_name, guardians.phone, guardians.contacts, guardians.pick_ups)
  is not distinct from (excluded.first_name, excluded.last_name, excluded.phone, excluded.contacts, excluded.pick_ups)`

/** Saves who answers for the children, and which text of the authorisation they are to sign. */
export const saveGuardianOf = ({
  req,
  userId,
  reservationId,
  draft,
}: {
  req: PayloadRequest
  userId: number
  reservationId: number
  draft: Guardian
}): Promise<void> =>
  withTransaction(req, async () => {
    const { expeditionType } = await lockOwnReservation({ req, reservationId, userId })
    if (expeditionType !== 'kids') throw new HttpError({ status: 409, message: NO_GUARDIAN })
    const { guardian, errors } = checkGuardian(draft)
    refuseParticipantErrors([{ prefix: '', errors }])
    const transaction = await transactionOf(req)
    await transaction.execute(sql`
      insert into guardians (reservation_id, first_name, last_name, phone, contacts, pick_ups, authorisation_version)
      values (${reservationId}, ${guardian.first_name}, ${guardian.last_name}, ${guardian.phone},
        ${JSON.stringify(guardian.contacts)}::jsonb, ${JSON.stringify(guardian.pick_ups)}::jsonb,
        ${sql.raw(versionInForce('parental_authorisation'))})
      on conflict (reservation_id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
        phone = excluded.phone, contacts = excluded.contacts, pick_ups = excluded.pick_ups,
        authorisation_version = excluded.authorisation_version, updated_at = now(),
        -- What was signed names others: it is to be signed anew.
        received_on = case when ${IS_SAME} then guardians.received_on end,
        received_at = case when ${IS_SAME} then guardians.received_at end,
        received_by = case when ${IS_SAME} then guardians.received_by end`)
    await recordEvent({
      transaction,
      reservationId,
      event: { kind: 'participants', authorId: userId, detail: 'Responsable légal' },
    })
  })
