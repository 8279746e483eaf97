import type { LeftMail } from './note-reservation-mail'

/**
 * Writes down that a message about a gift card left for who bought it, or for whom they named. What leaves for whom it went over to is not:
 * who bought it is not told. A message that is about no gift card changes nothing.
 */
export const noteGiftMail = async ({ query, messageId, told, mail: { to, subject } }: LeftMail): Promise<void> => {
  if (!('giftCardId' in told)) return
  await query(NOTE, [messageId, told.giftCardId, told.template, subject.slice(0, 998), to])
}

const NOTE = /* sql */ `
  insert into gift_card_mails (message_id, card_id, template, subject, sent_to)
  select $1, g.id, $3, $4, $5 from gift_cards g
  where g.id = $2 and g.replaces_id is null and lower($5) in (lower(g.buyer_email), lower(g.recipient_email))
  on conflict (message_id) do nothing`
