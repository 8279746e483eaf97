import { spellGiftCode } from '@/domain/gift-cards/gift-code'
import { env } from '@/env'
import type { GiftPaper } from '@/server/features/documents/build-gift-pdf'
import type { MailQuery } from '@/server/platform/email/mail'
import { openGiftCode } from './gift-secrets'

type Row = Omit<GiftPaper, 'code' | 'site'> & { codeSealed: string }

const SELECT = /* sql */ `
  select g.code_sealed as "codeSealed", coalesce(o.amount_cents, g.amount_cents) as "amountCents", g.picture,
    coalesce(g.giver_name, '') as "giverName", coalesce(g.recipient_name, '') as "recipientName", g.message, g.trip_name as "tripName",
    to_char(g.expires_on, 'YYYY-MM-DD') as "expiresOn", g.terms_version as "termsVersion"
  from gift_cards g left join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'
  where g.paid_at is not null and g.stopped_at is null and `

/** The paper of a card that is paid, by a condition on `g`; null without one. */
export const readGiftPaper = async ({
  query,
  condition,
  value,
}: {
  query: MailQuery
  condition: 'g.id = $1' | '(g.link_hash = $1 or (g.purchase_hash = $1 and g.recipient_email is null))'
  value: unknown
}): Promise<GiftPaper | null> => {
  const row = (await query<Row>(SELECT + condition, [value])).rows[0]
  if (!row) return null
  const { codeSealed, ...paper } = row
  return { ...paper, code: spellGiftCode(openGiftCode(codeSealed)), site: new URL(env().SITE_URL).host }
}
