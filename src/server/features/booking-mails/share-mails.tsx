import type { Awaited } from '@/contract/awaited'
import { withDe } from '@/domain/text/elision'
import { formatPrice } from '@/domain/text/price'
import { unsureText } from '@/domain/departures/unsure-departure'
import { openPaymentToken, paymentLink } from '@/server/features/payment-methods/payment-link'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { AWAITED_TEXT } from '@/server/platform/db/shared-terms'
import { Letter } from '@/server/platform/email/letter'
import {
  defineWordedMail,
  SAMPLE_READER,
  type ComposedMail,
  type MailQuery,
  type SaidMail,
} from '@/server/platform/email/mail'
import { REFUND_RULE } from './part-receipt-mail'
import { SAMPLE_SHARED_TRIP, TRIP, tripOf, type Trip, type TripRow } from './shared-trip'

const SHARE_FOOTNOTE = 'Tu reçois ce message parce que tu as réglé une part de l’acompte de cette aventure.'

type ShareRow = TripRow & { linkSealed: string; message: string; awaited: Awaited | null; today: string }
/** `notSure`: that the departure is not sure to leave; null once it is. */
type Ended = Trip & { message: string; href: string; notSure: string | null }

const shareSql = (cents: string): string => /* sql */ `
  select ${AWAITED_TEXT} as awaited, ${TODAY_TEXT}::text as today, s.email, s.name as first_name, ${TRIP}, ${cents}::int as cents, s.link_sealed as "linkSealed",
    coalesce(h.end_message, '') as message
  from deposit_shares s join shared_deposits h on h.id = s.deposit_id join departures d on d.id = h.departure_id
    join expeditions e on e.id = d.expedition_id`

const readShare =
  (condition: string, cents = 's.amount_cents') =>
  async (id: number, query: MailQuery): Promise<Ended | null> => {
    const row = (await query<ShareRow>(`${shareSql(cents)} where s.email is not null and ${condition}`, [id])).rows[0]
    if (!row) return null
    const href = paymentLink(openPaymentToken(row.linkSealed))
    return { ...tripOf(row), message: row.message, href, notSure: unsureText(row) }
  }

const readReleased = readShare(`s.id = $1 and h.state = 'released'`)
const readPaid = readShare(`s.id = (select i.share_id from payments p join payment_intents i on i.provider = p.provider
  and i.provider_reference = p.provider_reference where p.id = $1 and p.kind <> 'refund')`)
const readTaken = readShare(
  `s.id = $1 and exists (select 1 from payment_intents i where i.share_id = s.id and i.state = 'captured')`,
)
const readRefunded = readShare(
  `s.id = (select i.share_id from payment_refunds f join payment_intents i on i.id = f.intent_id where f.payment_id = $1)`,
  '(select f.amount_cents from payment_refunds f where f.payment_id = $1)',
)

type Left = Ended & { backCents: number }

const BACK = /* sql */ `
  select coalesce(sum(f.amount_cents), 0)::int as cents
  from payment_refunds f join payment_intents i on i.id = f.intent_id where i.share_id = $1`

const readLeft = async ({ shareId }: { shareId: number }, query: MailQuery): Promise<Left | null> => {
  const share = await readTaken(shareId, query)
  if (!share) return null
  const [back] = (await query<{ cents: number }>(BACK, [shareId])).rows
  return { ...share, backCents: back?.cents ?? 0 }
}

const AUTHORISATION_LIFTED =
  'L’autorisation donnée par ta banque est levée : selon les banques, la somme bloquée disparaît en quelques heures ou quelques jours.'

const sharePartsOf = ({ cents, trip }: Ended) => ({ somme: formatPrice(cents / 100), aventure: trip })

const shareMail = ({ email, first_name: firstName, href }: Ended, said: SaidMail): ComposedMail => ({
  to: email,
  subject: said.subject,
  content: <Letter {...said} firstName={firstName} action="Voir ma part" href={href} footnote={SHARE_FOOTNOTE} />,
})

/** Tells the payer of a share that the place of that name is canceled: what comes back of it, and what the booking keeps. */
export const shareLeftMail = defineWordedMail({
  text: 'share_left',
  limitedFor: 'nobody',
  read: readLeft,
  write: (share, say) =>
    shareMail(
      share,
      say({
        ...sharePartsOf(share),
        'de-qui': share.first_name === null ? 'de ta part' : withDe(share.first_name),
        'ce-qui-revient': keptWords(share),
      }),
    ),
  sample: () => ({ ...SHARE_SAMPLE, backCents: 0 }),
})

const keptWords = ({ cents, backCents }: Left): string => {
  if (backCents >= cents) return 'Elle revient en entier sur la carte qui a payé.'
  const kept = `${formatPrice((cents - backCents) / 100)} restent sur la réservation, où ils baissent ce que les autres ont encore à régler\u00a0: voyez entre vous qui te les rend.`
  return backCents === 0
    ? `Rien ne revient sur ta carte pour l’instant. ${kept}`
    : `${formatPrice(backCents / 100)} reviennent sur la carte qui a payé. ${kept}`
}

/** Says to who paid a share that the sharing ended, and that nothing was taken. */
export const shareReleasedMail = defineWordedMail({
  text: 'share_released',
  limitedFor: 'nobody',
  read: ({ shareId }: { shareId: number }, query) => readReleased(shareId, query),
  write: (share, say) =>
    shareMail(
      share,
      say({ ...sharePartsOf(share), raison: share.message, 'autorisation-levée': [AUTHORISATION_LIFTED] }),
    ),
  sample: () => ({ ...SHARE_SAMPLE, message: 'Il manquait une part à l’heure dite. Rien n’a été débité.' }),
})

/** The receipt of a share, for who paid it. */
export const shareReceiptMail = defineWordedMail({
  text: 'share_receipt',
  limitedFor: 'nobody',
  read: ({ paymentId }: { paymentId: number }, query) => readPaid(paymentId, query),
  write: (share, say) =>
    shareMail(
      share,
      say({
        ...sharePartsOf(share),
        'départ-à-confirmer': share.notSure === null ? [] : [share.notSure],
        'règle-de-remboursement': REFUND_RULE,
      }),
    ),
  sample: () => SHARE_SAMPLE,
})

/** Tells the payer of a share what comes back of it: the money is the payer’s, not the organizer’s. */
export const shareRefundSentMail = defineWordedMail({
  text: 'share_refund_sent',
  limitedFor: 'nobody',
  read: ({ paymentId }: { paymentId: number }, query) => readRefunded(paymentId, query),
  write: (share, say) => shareMail(share, say(sharePartsOf(share))),
  sample: () => ({ ...SHARE_SAMPLE, cents: 6_000 }),
})

const SHARE_SAMPLE: Ended = {
  ...{ email: SAMPLE_READER.email, first_name: 'Lou', trip: SAMPLE_SHARED_TRIP, cents: 18_000, message: '' },
  href: 'https://lagopede.test/payer#token=exemple',
  notSure: null,
}
