import type { PayloadRequest } from 'payload'
import type { CartDetail } from '@/contract/cart-detail'
import { foldCode, UNKNOWN_CODE, type PromoRefusal } from '@/domain/reservations/promo-code'
import { promoIdOf } from '@/server/features/reservations/discounts/promo-sql'
import { LIMITS } from '@/server/features/seats/limits'
import { lockCart } from '@/server/features/seats/lock-cart'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall, guess } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readOwnCart } from './own-cart'
import { withdrawOrder } from './withdraw-order'

type Asked = { req: PayloadRequest; userId: number; cartId: number }

/** Takes a code off the price of one's own cart, in place of another; 422 when it can't be, 429 after ten refusals. */
export const addPromoTo = async ({ code, ...asked }: Asked & { code: string }): Promise<CartDetail> => {
  const { req, userId } = asked
  await countCall({ limit: LIMITS.cartByUser, key: String(userId) })
  const allowances = [
    { limit: LIMITS.promoTriesByUser, key: String(userId) },
    { limit: LIMITS.promoTriesByClient, key: clientAddressOf(req.headers) },
  ]
  return guess({ allowances }, () => withTransaction(req, () => writePromo({ ...asked, folded: foldCode(code) })))
}

/** Takes the code of one's own cart away. */
export const removePromoFrom = async (asked: Asked): Promise<CartDetail> => {
  await countCall({ limit: LIMITS.cartByUser, key: String(asked.userId) })
  return withTransaction(asked.req, () => writePromo({ ...asked, folded: null }))
}

/** The same statements whether there is such a code, or anything was typed. */
const writePromo = async ({ req, userId, cartId, folded }: Asked & { folded: string | null }): Promise<CartDetail> => {
  const { transaction, cart } = await lockCart({ req, userId })
  if (cart?.id !== cartId) throw new HttpError({ status: 404, message: 'Ce panier n’existe plus.' })
  await withdrawOrder({ transaction, userId })
  await transaction.execute(sql`
    update carts set promo_code_id = ${promoIdOf(folded)}, updated_at = now()
    where id = ${cart.id}`)
  const { detail } = await readOwnCart({ req, userId, cartId })
  const refusal = folded === null ? null : detail.promo === null ? UNKNOWN_CODE : detail.promo.refusal
  if (refusal) throw refused(refusal)
  return detail
}

// What was there before stays: the transaction ends here.
const refused = ({ reason, message }: PromoRefusal): HttpError =>
  new HttpError({ status: 422, message, body: { reason }, fields: [{ field: 'code', message }] })
