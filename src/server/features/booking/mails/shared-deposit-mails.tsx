import type { Awaited } from '@/contract/awaited'
import { formatDateRange, formatLongDate } from '@/domain/french-dates'
import { formatPrice } from '@/domain/price'
import { unsureText } from '@/domain/unsure-departure'
import { env } from '@/env'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { AWAITED_TEXT } from '@/server/platform/db/shared-terms'
import { defineMail, SAMPLE_READER, SAMPLE_TRIP, type MailQuery } from '@/server/platform/email/mail'
import { openPaymentToken, paymentLink } from '../payments/payment-link'
import { BookingMail } from './booking-mail'

const FOOTNOTE = 'Tu reçois ce message parce que tu as partagé l’acompte de cette aventure.'
const SHARE_FOOTNOTE = 'Tu reçois ce message parce que tu as réglé une part de l’acompte de cette aventure.'

type Trip = { email: string; first_name: string | null; trip: string; cents: number }
type Shared = Trip & {
  cartId: number
  count: number
  missing: string[]
  missingCount: number
  until: string
  message: string
}

const TRIP = /* sql */ `e.name as expedition, to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as start,
  to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as "end"`

const DEPOSIT = /* sql */ `
  select u.email, u.first_name, ${TRIP}, h.amount_cents::int as cents, h.cart_id as "cartId",
    to_char(h.deadline at time zone 'Europe/Paris', 'YYYY-MM-DD') as "day", to_char(h.deadline at time zone 'Europe/Paris', 'HH24:MI') as "hour",
    coalesce(h.end_message, '') as message,
    (select json_agg(json_build_object('name', s.name, 'position', s.position, 'isIn', exists (select 1 from payment_intents i
      where i.share_id = s.id and i.state in ('authorised', 'accepted', 'captured'))) order by s.position)
      from deposit_shares s where s.deposit_id = h.id) as shares
  from shared_deposits h join users u on u.id = h.user_id join departures d on d.id = h.departure_id
    join expeditions e on e.id = d.expedition_id
  where h.id = $1 and h.state = $2 and u.deleted_at is null`

type TripRow = {
  email: string
  first_name: string | null
  expedition: string
  start: string
  end: string
  cents: number
}
type DepositRow = TripRow & {
  cartId: number
  day: string
  hour: string
  message: string
  shares: Array<{ name: string | null; position: number; isIn: boolean }>
}

const tripOf = ({ email, first_name, expedition, start, end, cents }: TripRow): Trip => ({
  ...{ email, first_name, cents },
  trip: `« ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}`,
})

const readShared =
  (state: 'open' | 'released') =>
  async ({ depositId }: { depositId: number }, query: MailQuery): Promise<Shared | null> => {
    const row = (await query(DEPOSIT, [depositId, state])).rows[0] as DepositRow | undefined
    if (!row) return null
    const missing = row.shares.filter(({ isIn }) => !isIn)
    return {
      ...tripOf(row),
      ...{ cartId: row.cartId, count: row.shares.length, missingCount: missing.length, message: row.message },
      missing: missing.map(({ name, position }) => name ?? `la part ${String(position)}`),
      until: `${formatLongDate(row.day)} à ${row.hour.replace(':', ' h ')}`,
    }
  }

const tunnelHref = ({ cartId }: Pick<Shared, 'cartId'>): string => `${env().SITE_URL}/reservations/${String(cartId)}/4`

/** Says to who booked that the seats wait for the shares, until when, and where the links are. */
export const sharedDepositOpenedMail = defineMail({
  limitedFor: 'unproven',
  read: readShared('open'),
  write: (shared) => ({
    to: shared.email,
    subject: `Vos places attendent vos parts jusqu’au ${shared.until}`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={shared.first_name}
        title="L’acompte est partagé"
        preview={`${String(shared.count)} parts, jusqu’au ${shared.until}.`}
        paragraphs={[
          `L’acompte de ${formatPrice(shared.cents / 100)} pour ${shared.trip} est partagé en ${String(shared.count)}. Les places attendent jusqu’au ${shared.until}.`,
          'Envoie son lien à chaque personne, et règle ta part avec le tien : ils sont à la page de ta réservation.',
          'Personne n’est débité avant que la dernière part soit là. S’il en manque une à l’heure dite, toutes les autorisations sont levées et rien n’est débité.',
        ]}
        action="Voir les parts"
        href={tunnelHref(shared)}
        footnote={FOOTNOTE}
      />
    ),
  }),
  sample: () => ({ ...SAMPLE, missing: ['Camille', 'Hugo', 'Lou'], missingCount: 3 }),
})

/** Says to who booked, some hours before the end, who is missing and what can be done. */
export const sharedDepositSoonMail = defineMail({
  limitedFor: 'nobody',
  read: readShared('open'),
  write: (shared) => ({
    to: shared.email,
    subject: `Il manque ${countShares(shared.missingCount)} avant le ${shared.until}`,
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={shared.first_name}
        title="Il manque encore quelqu’un"
        preview={`Jusqu’au ${shared.until}.`}
        paragraphs={[
          `Pour ${shared.trip}, il manque encore ${countShares(shared.missingCount)} sur ${String(shared.count)} : ${shared.missing.join(', ')}.`,
          `Tu peux relancer, régler ce qui manque toi-même, ou arrêter le partage. Sans rien de tout cela, les places repartent le ${shared.until}, et personne n’est débité.`,
        ]}
        action="Voir les parts"
        href={tunnelHref(shared)}
        footnote={FOOTNOTE}
      />
    ),
  }),
  sample: () => SAMPLE,
})

const countShares = (count: number): string => (count === 1 ? 'une part' : `${String(count)} parts`)

/** Says to who booked that the sharing ended without an order, why, and that nothing was taken. */
export const sharedDepositEndedMail = defineMail({
  limitedFor: 'nobody',
  read: readShared('released'),
  write: (shared) => ({
    to: shared.email,
    subject: 'Le partage de l’acompte est terminé, rien n’a été débité',
    content: (
      <BookingMail
        siteUrl={env().SITE_URL}
        firstName={shared.first_name}
        title="Le partage est terminé"
        preview="Rien n’a été débité."
        paragraphs={[
          `L’acompte de ${shared.trip} n’a pas été réglé. ${shared.message}`,
          'Toutes les autorisations sont levées : selon les banques, la somme bloquée disparaît en quelques heures ou quelques jours. Ce que tu as écrit est gardé.',
        ]}
        action="Reprendre ma réservation"
        href={tunnelHref(shared)}
        footnote={FOOTNOTE}
      />
    ),
  }),
  sample: () => ({ ...SAMPLE, message: 'Il manquait une part à l’heure dite. Rien n’a été débité.' }),
})

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
const readRefunded = readShare(
  `s.id = (select i.share_id from payment_refunds f join payment_intents i on i.id = f.intent_id where f.payment_id = $1)`,
  '(select f.amount_cents from payment_refunds f where f.payment_id = $1)',
)

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

const SAMPLE_SHARED_TRIP = `« ${SAMPLE_TRIP.expedition} », ${formatDateRange({ start: SAMPLE_TRIP.start, end: SAMPLE_TRIP.end }).toLowerCase()}`

const SAMPLE: Shared = {
  ...{ email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName, trip: SAMPLE_SHARED_TRIP, cents: 54_000 },
  ...{ cartId: 41, count: 3, missing: ['Lou'], missingCount: 1, message: '' },
  until: `${formatLongDate('2027-03-04')} à 18 h 00`,
}

const SHARE_SAMPLE: Ended = {
  ...{ email: SAMPLE_READER.email, first_name: 'Lou', trip: SAMPLE_SHARED_TRIP, cents: 18_000, message: '' },
  href: 'https://lagopede.test/payer#token=exemple',
  notSure: null,
}
