import type { PayloadRequest } from 'payload'
import { enqueueSettle } from '@/server/features/payments/enqueue-settle'
import { readIntents, type Intent } from '@/server/features/payments/intent'
import { noteEvent, type ProviderEvent } from '@/server/features/payments/note-event'
import {
  holdDeposit,
  lockDeposit,
  ofShare,
  readDeposits,
  type SharedDeposit,
} from '@/server/features/payments/shared/deposit'
import { loseShare } from '@/server/features/payments/shared/end-sharing'
import { releaseDeposit } from '@/server/features/payments/shared/release-deposit'
import { providerOf } from '@/server/features/payments/start-at-provider'
import { readReservation } from '@/server/features/reservations/read-reservation'
import { lockOrder } from '@/server/features/seats/lock-cart'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { keepAnswer } from '../order-cart'
import { placeOrder } from '../place-order'

type Completing = { req: PayloadRequest; intent: Intent; event: ProviderEvent | undefined }

/**
 * Takes the seats and writes the reservation once all shares of a deposit are authorised, and has them all captured; or lets them all
 * go, when seats, price or conditions are no longer those agreed to, or one of them is gone. False while others are missing.
 */
export const completeDeposit = async ({ req, intent, event }: Completing): Promise<boolean> => {
  if (event) await withTransaction(req, async () => noteEvent({ transaction: await transactionOf(req), intent, event }))
  const [deposit] = await readDeposits(ofShare(intent.shareId))
  if (deposit?.state !== 'open' || !isWhole(deposit)) return false
  const gone = await findGone({ deposit, intent })
  if (gone) {
    await withTransaction(req, () => loseShare({ req, intent: gone, event: undefined }))
    return true
  }
  try {
    return await withTransaction(req, () => orderShared({ req, deposit }))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    await withTransaction(req, async () => {
      const transaction = await transactionOf(req)
      await lockDeposit({ transaction, id: deposit.id })
      const { reason } = error.body as { reason?: string }
      const isOver = reason === 'deadline'
      await releaseDeposit({ transaction, id: deposit.id, end: isOver ? 'deadline' : 'refused', why: error.message })
    })
    return true
  }
}

const isWhole = ({ shares }: SharedDeposit): boolean => shares.every(({ intentState }) => intentState === 'authorised')

/** A bank may have taken back what it authorised, and told nobody: all are asked again before any is taken. */
const findGone = async ({ deposit, intent }: { deposit: SharedDeposit; intent: Intent }): Promise<Intent | null> => {
  const ids = deposit.shares.flatMap(({ intentId }) => (intentId && intentId !== intent.id ? [intentId] : []))
  if (ids.length === 0) return null
  const others = await readIntents(sql`i.id = any(array[${sql.join(ids, sql`, `)}]::uuid[]) order by i.id`)
  for (const other of others) {
    const { state } = await providerOf(other).verify(other.reference ?? '')
    if (state !== 'authorised') return other
  }
  return null
}

const orderShared = async ({ req, deposit: { id, userId } }: { req: PayloadRequest; deposit: SharedDeposit }) => {
  const locks = await lockOrder({ req, userId })
  const { transaction } = locks
  const deposit = await holdDeposit({ transaction, id })
  if (deposit?.state !== 'open' || !deposit.order || !isWhole(deposit)) return true
  if (deposit.isOver) {
    const message = 'La dernière part est arrivée après l’heure dite.'
    throw new HttpError({ status: 409, message, body: { reason: 'deadline' } })
  }
  const { key, hash, body } = deposit.order
  const reservationId = await placeOrder({
    ...{ req, userId, body, locks },
    idempotency: { key, hash },
    isPaid: true,
    isShared: true,
  })
  await transaction.execute(sql`
    update shared_deposits set state = 'complete', kept_order = null, reservation_id = ${reservationId}, updated_at = now()
    where id = ${id}`)
  const { rows } = await transaction.execute(sql`
    update payment_intents i set state = 'accepted', reservation_id = ${reservationId}, updated_at = now()
    from deposit_shares s where s.id = i.share_id and s.deposit_id = ${id} and i.state = 'authorised'
    returning i.id::text as id`)
  if (rows.length !== deposit.shares.length) throw new Error(`The deposit ${String(id)} is not whole.`)
  await keepAnswer({
    transaction,
    id: reservationId,
    answer: await readReservation({ req, userId, id: reservationId }),
  })
  for (const row of rows) await enqueueSettle({ transaction, intentId: String(row['id']) })
  return true
}
