import { HttpError, notFound } from '@/server/platform/http/errors'
import type { Transaction } from '@/server/platform/payload/transaction-of'
import { lockGiftCard, type LockedGift } from '../lock-gift-card'
import { takeGiftKey } from './take-gift-key'

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
