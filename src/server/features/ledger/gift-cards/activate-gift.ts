import { giftLeavesAt } from '@/domain/gift-cards/gift-card'
import { drawPaymentToken } from '@/server/features/payment-methods/payment-link'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { writeEntry } from '../credit/write-entry'
import { newGiftCode } from './gift-secrets'
import type { LockedGift } from './lock-gift-card'

/** Gives a card that is held its worth, its code and its private page, and has it leave on its day. */
export const activateGift = async ({
  transaction,
  card,
  amountCents,
  expiresOn,
  note,
  authorId,
  template = 'gift_received',
}: {
  transaction: Transaction
  card: Pick<LockedGift, 'id' | 'sendOn' | 'isPrinted'>
  amountCents: number
  expiresOn: string
  note: string | null
  authorId: number | null
  /** The mail by which its code leaves. */
  template?: 'gift_received' | 'gift_again'
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    insert into credit_accounts (kind, expires_on) values ('gift_card', ${expiresOn}) returning id`)
  const accountId = Number(rows[0]?.['id'])
  const entry = {
    accountId,
    amountCents,
    reason: 'opened',
    note,
    reservationId: null,
    paymentId: null,
    authorId,
  } as const
  await writeEntry({ transaction, entry })
  const code = newGiftCode()
  const link = drawPaymentToken()
  await transaction.execute(sql`
    update gift_cards set account_id = ${accountId}, paid_at = now(), expires_on = ${expiresOn}, code_hash = ${code.hash},
      code_sealed = ${code.sealed}, code_key = ${code.key}, last4 = ${code.last4}, link_hash = ${link.hash},
      link_sealed = ${link.sealed}
    where id = ${card.id}`)
  if (card.isPrinted) return
  const runAt = giftLeavesAt({ sendOn: card.sendOn, now: new Date() })
  const mail = { template, giftCardId: card.id } as const
  await enqueueMail({ transaction, mail, key: giftMailKey(card.id), runAt })
}

/** The key of the job that mails a card. */
export const giftMailKey = (cardId: number): string => `gift:${String(cardId)}`
