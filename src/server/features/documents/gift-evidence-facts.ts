import type { CreditReason } from '@/contract/credit'
import type { GiftMeans } from '@/domain/gift-cards/gift-desk'
import type { GiftEventKind } from '@/domain/gift-cards/gift-event-words'
import { findLegalLines } from '@/server/features/legal/find-legal-text'
import { readLegalIdentity } from '@/server/features/legal/read-legal-identity'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import type { RichTextLine } from '@/server/platform/payload/present-rich-text'
import type { EvidenceFacts } from './evidence-facts'

type Kept = Pick<EvidenceFacts, 'disputes'> & {
  last4: string
  amountCents: number
  /** Of the last of the cards that its worth went over to. */
  balanceCents: number
  paidBy: GiftMeans
  /** At its provider; null when none took it. */
  payment: string | null
  giver: { name: string | null; email: string | null }
  recipient: { name: string | null; email: string | null }
  sendOn: string | null
  expiresOn: string
  orderedAt: string
  paidAt: string
  termsVersion: string | null
  refunds: Array<{ at: string; cents: number; state: string }>
  mails: Array<{ at: string; subject: string; to: string }>
  /** Of the card and of those that replaced it, the oldest first; never for whom. */
  history: Array<{ at: string; kind: GiftEventKind; by: 'agency' | 'site' }>
  uses: Array<{ at: string; reason: CreditReason; cents: number; reservation: string | null }>
}

/** What answers a bank about the payment of a gift card: what was bought, agreed to, sent, opened and spent. */
export type GiftEvidenceFacts = Kept & { terms: RichTextLine[] }

/** The facts about a card, contested or about to be, from the one that was paid on; 404 without one that is paid. */
export const readGiftEvidence = async (cardId: number): Promise<GiftEvidenceFacts> => {
  const [kept] = await queryStatement<Kept>(sql`${CHAIN(cardId)} ${KEPT}`)
  if (!kept) throw notFound('Cette carte n’existe pas, ou n’est pas payée.')
  const { termsVersion: version } = kept
  const facts = (await readLegalIdentity()) ?? {}
  const terms = version === null ? null : await findLegalLines({ kind: 'gift_card_terms', version, facts })
  return { ...kept, terms: terms ?? [] }
}

/** `cards`: the one that was paid, at step 0, and those that replaced it, in their order. */
const CHAIN = (cardId: number) => sql`
  with recursive before as (
    select id, replaces_id from gift_cards where id = ${cardId}
    union all select b.id, b.replaces_id from gift_cards b join before f on b.id = f.replaces_id
  ), cards as (
    select g.id, g.account_id, 0 as step from gift_cards g join before f on f.id = g.id where f.replaces_id is null
    union all select o.id, o.account_id, c.step + 1 from gift_cards o join cards c on o.replaces_id = c.id
  )`

const DISPUTES = sql`coalesce((
  select json_agg(json_build_object('reference', x.reference, 'provider', i.provider, 'payment', i.provider_reference,
    'cents', i.captured_cents, 'state', x.state, 'openedAt', ${isoInstant(sql`x.opened_at`)},
    'paidAt', ${isoInstant(sql`i.created_at`)}) order by x.opened_at, x.reference)
  from payment_disputes x where x.intent_id = i.id), '[]'::json)`

const KEPT = sql`
  select g.last4, o.amount_cents as "amountCents", g.paid_by as "paidBy", i.provider_reference as payment,
    json_build_object('name', g.giver_name, 'email', g.buyer_email) as giver,
    json_build_object('name', g.recipient_name, 'email', g.recipient_email) as recipient,
    to_char(g.send_on, 'YYYY-MM-DD') as "sendOn", to_char(g.expires_on, 'YYYY-MM-DD') as "expiresOn",
    ${isoInstant(sql`g.created_at`)} as "orderedAt", ${isoInstant(sql`g.paid_at`)} as "paidAt",
    g.terms_version as "termsVersion", ${DISPUTES} as disputes,
    (select coalesce(sum(n.amount_cents), 0)::int from credit_entries n
      where n.account_id = (select account_id from cards order by step desc limit 1)) as "balanceCents",
    coalesce((select json_agg(json_build_object('at', ${isoInstant(sql`f.created_at`)}, 'cents', f.amount_cents, 'state', f.state)
        order by f.created_at, f.id) from payment_refunds f where f.intent_id = i.id), '[]'::json) as refunds,
    coalesce((select json_agg(json_build_object('at', ${isoInstant(sql`m.sent_at`)}, 'subject', m.subject, 'to', m.sent_to)
        order by m.sent_at, m.message_id) from gift_card_mails m where m.card_id = g.id), '[]'::json) as mails,
    coalesce((select json_agg(json_build_object('at', ${isoInstant(sql`v.at`)}, 'kind', v.kind,
        'by', case when v.author_id is null then 'site' else 'agency' end) order by v.at, v.id)
      from gift_card_events v join cards c on c.id = v.card_id), '[]'::json) as history,
    coalesce((select json_agg(json_build_object('at', ${isoInstant(sql`n.at`)}, 'reason', n.reason, 'cents', n.amount_cents,
        'reservation', coalesce(r.number, r.id::text)) order by n.id)
      from credit_entries n join cards c on c.account_id = n.account_id left join reservations r on r.id = n.reservation_id
      where n.reason in ('used', 'given_back')), '[]'::json) as uses
  from gift_cards g join cards c on c.id = g.id and c.step = 0
    join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'
    left join payment_intents i on i.id = g.intent_id`
