import type { Awaited } from '@/contract/awaited'
import { withDe } from '@/domain/elision'
import { formatPrice } from '@/domain/price'
import { unsureText } from '@/domain/unsure-departure'
import { env } from '@/env'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { AWAITED_TEXT } from '@/server/platform/db/shared-terms'
import { defineMail, SAMPLE_READER, type MailQuery } from '@/server/platform/email/mail'
import { openPaymentToken, paymentLink } from '../payments/payment-link'
import { BookingMail } from './booking-mail'
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
    const row = (await query(`${shareSql(cents)} where s.email is not null and ${condition}`, [id])).rows[0] as
      | ShareRow
      | undefined
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
  const [back] = (await query(BACK, [shareId])).rows as Array<{ cents: number }>
  return { ...share, backCents: back?.cents ?? 0 }
}

/** Tells the payer of a share that the place of that name is canceled: what comes back of it, and what the booking keeps. */
export const shareLeftMail = defineMail({
  limitedFor: 'nobody',
  read: readLeft,
  write: (share) => ({
    to: share.email,
    subject: `Une place est annulée : ta part de ${formatPrice(share.cents / 100)}`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={share.first_name}
        title="Ta part de l’acompte"
        preview={keptWords(share)}
        paragraphs={[
          `La place ${share.first_name === null ? 'de ta part' : withDe(share.first_name)} pour ${share.trip} est annulée par la personne qui a réservé. Tu avais réglé ${formatPrice(share.cents / 100)} par carte, ta part de l’acompte.`,
          keptWords(share),
        ]}
        action="Voir ma part"
        href={share.href}
        footnote={SHARE_FOOTNOTE}
      />
    ),
  }),
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
export const shareReleasedMail = defineMail({
  limitedFor: 'nobody',
  read: ({ shareId }: { shareId: number }, query) => readReleased(shareId, query),
  write: (share) => ({
    to: share.email,
    subject: 'Ta part ne sera pas débitée',
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={share.first_name}
        title="Rien n’est débité"
        preview="Le partage de l’acompte est terminé."
        paragraphs={[
          `Ta part de ${formatPrice(share.cents / 100)} pour ${share.trip} ne sera pas débitée. ${share.message}`,
          'L’autorisation donnée par ta banque est levée : selon les banques, la somme bloquée disparaît en quelques heures ou quelques jours.',
        ]}
        action="Voir ma part"
        href={share.href}
        footnote={SHARE_FOOTNOTE}
      />
    ),
  }),
  sample: () => ({ ...SHARE_SAMPLE, message: 'Il manquait une part à l’heure dite. Rien n’a été débité.' }),
})

/** The receipt of a share, for who paid it. */
export const shareReceiptMail = defineMail({
  limitedFor: 'nobody',
  read: ({ paymentId }: { paymentId: number }, query) => readPaid(paymentId, query),
  write: (share) => ({
    to: share.email,
    subject: `Nous avons reçu ta part de ${formatPrice(share.cents / 100)}`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={share.first_name}
        title="Bien reçu"
        preview={`${formatPrice(share.cents / 100)} par carte.`}
        paragraphs={[
          `Toutes les parts sont là : la réservation est faite. Nous avons débité ta part de ${formatPrice(share.cents / 100)} par carte, pour ${share.trip}.`,
          ...(share.notSure === null ? [] : [share.notSure]),
          'Ce message est ton reçu. Si la réservation change, ce qui est à rendre revient sur la carte qui a payé.',
        ]}
        action="Voir ma part"
        href={share.href}
        footnote={SHARE_FOOTNOTE}
      />
    ),
  }),
  sample: () => SHARE_SAMPLE,
})

/** Tells the payer of a share what comes back of it: the money is the payer’s, not the organizer’s. */
export const shareRefundSentMail = defineMail({
  limitedFor: 'nobody',
  read: ({ paymentId }: { paymentId: number }, query) => readRefunded(paymentId, query),
  write: (share) => ({
    to: share.email,
    subject: `Nous te remboursons ${formatPrice(share.cents / 100)} de ta part`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={share.first_name}
        title="Ton remboursement est parti"
        preview={`${formatPrice(share.cents / 100)} sur ta carte.`}
        paragraphs={[
          `La réservation pour ${share.trip} a changé. Nous avons rendu ${formatPrice(share.cents / 100)} sur la carte qui a payé ta part de l’acompte\u00a0: ta banque les crédite en général sous cinq à dix jours.`,
          'Ce que la réservation est devenue, qui l’a faite te le dira.',
        ]}
        action="Voir ma part"
        href={share.href}
        footnote={SHARE_FOOTNOTE}
      />
    ),
  }),
  sample: () => ({ ...SHARE_SAMPLE, cents: 6_000 }),
})

const SHARE_SAMPLE: Ended = {
  ...{ email: SAMPLE_READER.email, first_name: 'Lou', trip: SAMPLE_SHARED_TRIP, cents: 18_000, message: '' },
  href: 'https://lagopede.test/payer#token=exemple',
  notSure: null,
}
