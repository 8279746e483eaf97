import type { PayloadRequest } from 'payload'
import type { SharedDeposit as SharedDepositDetail } from '@/contract/shared-deposits'
import { LIMITS } from '@/server/features/seats/limits'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { lockDeposit, readDeposits, type SharedDeposit } from './deposit'
import { presentDeposit } from './present-deposit'
import { releaseDeposit } from './release-deposit'

type Own = { req: PayloadRequest; userId: number; cartId: number }

/** How far the sharing of one's own cart is: the last one; 404 without. */
export const readOwnDeposit = async (own: Omit<Own, 'req'>): Promise<SharedDepositDetail> =>
  presentDeposit(await findOwn(own))

/** Ends the sharing of one's own cart: nobody is debited, and the seats stay for a common hold. Again, it changes nothing. */
export const giveUpDeposit = async ({ req, ...own }: Own): Promise<SharedDepositDetail> => {
  await countCall({ limit: LIMITS.cartByUser, key: String(own.userId) })
  const { id } = await findOwn(own)
  await withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDeposit({ transaction, id })
    await releaseDeposit({ transaction, id, end: 'gave_up' })
  })
  return readOwnDeposit(own)
}

const findOwn = async ({ userId, cartId }: Omit<Own, 'req'>): Promise<SharedDeposit> => {
  const [deposit] = await readDeposits(
    sql`h.user_id = ${userId} and h.cart_id = ${cartId} order by h.created_at desc, h.id desc limit 1`,
  )
  if (deposit) return deposit
  throw notFound('L’acompte de ce panier n’est pas partagé.')
}
