import { createHash } from 'node:crypto'
import { lockGiftCard, type LockedGift } from '@/server/features/ledger/gift-cards/lock-gift-card'
import { type Transaction, sql } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'

type PaidGift = LockedGift & { accountId: number; last4: string; expiresOn: string; paidOn: string }

/** Holds a card that was paid, and takes the key of the press; `isDone` when that press was done before. 404 without one. */
export const holdGift = async ({
  transaction,
  id,
  key,
  asked,
}: {
  transaction: Transaction
  id: number
  key: string
  asked: readonly unknown[]
}): Promise<{ card: PaidGift; isDone: boolean }> => {
  const card = await lockGiftCard({ transaction, id })
  if (!isPaid(card)) throw notFound('Cette carte n’existe pas, ou n’est pas payée.')
  return { card, isDone: !(await takeGiftKey({ transaction, key, cardId: id, asked })) }
}

const isPaid = (card: LockedGift | null): card is PaidGift => card !== null && card.accountId !== null

/** 409 for a card that is stopped, or that holds another sum than was shown. */
export const refuseOtherwise = ({ card, balanceCents }: { card: PaidGift; balanceCents: number }): void => {
  if (card.isStopped)
    throw new HttpError({ status: 409, message: 'Cette carte ne vaut déjà plus rien\u00a0: recharge la page.' })
  if (card.balanceCents !== balanceCents) {
    throw new HttpError({ status: 409, message: 'Cette carte a servi entre-temps\u00a0: recharge la page.' })
  }
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Notes that this press of a form is being done to a card that is held; false when it was before. 422 when the key came with
 * something else.
 */
export const takeGiftKey = async ({
  transaction,
  key,
  cardId,
  asked,
}: {
  transaction: Transaction
  key: string
  cardId: number
  /** What the form asks for, with its name. */
  asked: readonly unknown[]
}): Promise<boolean> => {
  const hash = digestOf(JSON.stringify([cardId, ...asked]))
  const { rows } = await transaction.execute(sql`
    insert into gift_card_requests (key, card_id, request_hash) values (${digestOf(key)}, ${cardId}, ${hash})
    on conflict (key) do update set key = excluded.key
    returning request_hash = ${hash} as is_same, (xmax = 0) as is_new`)
  if (rows[0]?.['is_same'] !== true) {
    throw new HttpError({ status: 422, message: 'Ce formulaire a déjà servi à autre chose\u00a0: recharge la page.' })
  }
  return rows[0]['is_new'] === true
}
