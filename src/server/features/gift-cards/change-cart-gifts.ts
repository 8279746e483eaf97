import type { PayloadRequest } from 'payload'
import type { CartDetail } from '@/contract/cart-detail'
import { bareGiftCode } from '@/domain/gift-cards/gift-code'
import { readOwnCart } from '@/server/features/carts/own-cart'
import { withdrawOrder } from '@/server/features/carts/withdraw-order'
import { GIFT_BALANCE_CENTS, IS_SPENDABLE } from '@/server/features/ledger/gift-cards/gift-facts'
import { giftCodeHashes } from '@/server/features/ledger/gift-cards/gift-secrets'
import { LIMITS } from '@/server/features/seats/limits'
import { lockCart, type CartLocks } from '@/server/features/seats/lock-cart'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall, guess } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { NO_CODE, refused, unknownWords } from './read-gift-card'

type Asked = { req: PayloadRequest; userId: number; cartId: number }

const MOST_CARDS = 20

/** Pays one's own cart with a gift card, beside others; 422 for a code that nobody has or a card that is empty, 429 after ten of them. */
export const addGiftCardTo = async ({ code, ...asked }: Asked & { code: string }): Promise<CartDetail> => {
  const { req, userId } = asked
  await countCall({ limit: LIMITS.cartByUser, key: String(userId) })
  const allowances = [
    { limit: LIMITS.giftTriesByUser, key: String(userId) },
    { limit: LIMITS.giftTriesByClient, key: clientAddressOf(req.headers) },
  ]
  return guess({ allowances }, () => withTransaction(req, () => writeCard({ ...asked, bare: bareGiftCode(code) })))
}

/** Takes a gift card of one's own cart away; one that is not there is no mistake. */
export const removeGiftCardFrom = async ({ card, ...asked }: Asked & { card: number }): Promise<CartDetail> => {
  const { req, userId, cartId } = asked
  await countCall({ limit: LIMITS.cartByUser, key: String(userId) })
  return withTransaction(req, async () => {
    const { transaction } = await lockOwn(asked)
    await transaction.execute(sql`delete from cart_gift_cards where cart_id = ${cartId} and card_id = ${card}`)
    return (await readOwnCart({ req, userId, cartId })).detail
  })
}

const lockOwn = async ({ req, userId, cartId }: Asked): Promise<CartLocks> => {
  const locks = await lockCart({ req, userId })
  if (locks.cart?.id !== cartId) throw new HttpError({ status: 404, message: 'Ce panier n’existe plus.' })
  await withdrawOrder({ transaction: locks.transaction, userId })
  return locks
}

/** The same statements whether there is such a card or not, and however it is spelled: what differs is what they find. */
const writeCard = async ({ bare, ...asked }: Asked & { bare: string | null }): Promise<CartDetail> => {
  const { req, userId, cartId } = asked
  const { transaction } = await lockOwn(asked)
  const hashes = sql.join(
    giftCodeHashes(bare ?? NO_CODE).map((hash) => sql`${hash}`),
    sql`, `,
  )
  const { rows } = await transaction.execute<{ cents: number; spendable: boolean }>(sql`
    with found as (
      select g.id, ${GIFT_BALANCE_CENTS} as cents, ${IS_SPENDABLE} as spendable from gift_cards g
      where g.code_hash in (${hashes}) and g.stopped_at is null
    ), added as (
      insert into cart_gift_cards (cart_id, card_id) select ${cartId}, id from found
      where spendable and cents > 0 and (select count(*) from cart_gift_cards where cart_id = ${cartId}) < ${MOST_CARDS}
      on conflict do nothing
    )
    select cents, spendable from found`)
  const { detail } = await readOwnCart({ req, userId, cartId })
  const card = rows[0]
  if (!card) throw refused(unknownWords(bare))
  if (!card.spendable) throw refused('Le dernier jour de cette carte est passé.')
  if (card.cents === 0) throw refused('Cette carte est entièrement dépensée.')
  return detail
}
