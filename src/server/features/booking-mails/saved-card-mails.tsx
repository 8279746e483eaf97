import { formatLongDate } from '@/domain/days/french-dates'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { formatPrice } from '@/domain/text/price'
import { cardName, chargeDay } from '@/domain/payments/saved-card'
import { drawMailLink } from '@/server/features/payment-methods/payment-link'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, type MailQuery } from '@/server/platform/email/mail'
import { PAYMENT_SAMPLE, readBooking, reservationHref, type PaidBooking, type PaymentReader } from './payment-mails'

const FOOTNOTE = 'Tu reçois ce message parce que tu as réservé cette aventure.'

type Announced = PaymentReader & PaidBooking & { card: string; cents: number; day: string }

const CARD = /* sql */ `
  select u.email, u.first_name, s.brand, s.last4, s.announced_cents::int as cents,
    to_char(s.announced_on, 'YYYY-MM-DD') as on, to_char(s.announced_for, 'YYYY-MM-DD') as due_on
  from saved_cards s join reservations r on r.id = s.reservation_id join users u on u.id = r.user_id
  where r.id = $1 and s.withdrawn_at is null and s.announced_on is not null and u.deleted_at is null
    and ${NOT_CANCELED_TEXT.r}`

type CardRow = PaymentReader & { brand: string; last4: string; cents: number; on: string; due_on: string }

const readAnnounced = async (
  { reservationId }: { reservationId: number },
  query: MailQuery,
): Promise<Announced | null> => {
  const row = (await query<CardRow>(CARD, [reservationId])).rows[0]
  const booking = row && (await readBooking(reservationId, query))
  if (!booking || booking.left === null) return null
  const { email, first_name, cents, on: announcedOn, due_on: balanceDueOn } = row
  return { email, first_name, ...booking, card: cardName(row), cents, day: chargeDay({ balanceDueOn, announcedOn }) }
}

/** Says three days before that a kept card will be charged: how much, when, and how to have it not happen. */
export const balanceChargeSoonMail = defineWordedMail({
  text: 'balance_charge_soon',
  limitedFor: 'nobody',
  read: readAnnounced,
  write: (announced, say) => {
    const said = say({
      ...{ numéro: announced.number, aventure: announced.trip, carte: announced.card },
      ...{ somme: formatPrice(announced.cents / 100), jour: formatLongDate(announced.day) },
      'retirer-la-carte':
        'Tu préfères régler autrement ? Retire cette carte dans ton espace, à la page de ta réservation : rien ne sera débité, et tu régleras par virement ou par carte.',
    })
    return {
      to: announced.email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={announced.first_name}
          action="Voir la réservation"
          href={reservationHref(announced)}
          footnote={FOOTNOTE}
        />
      ),
    }
  },
  sample: () => ({ ...PAYMENT_SAMPLE, card: 'Visa •••• 4242', cents: 89_600, day: '2027-05-15' }),
})

type Refused = PaymentReader & PaidBooking & { message: string; href: string }

const REFUSED = /* sql */ `
  select u.email, u.first_name, r.id, i.failure_message as message
  from payment_intents i join reservations r on r.id = i.reservation_id join users u on u.id = r.user_id
  where i.id = $1::uuid and u.deleted_at is null and ${NOT_CANCELED_TEXT.r}`

type RefusedRow = PaymentReader & { id: number; message: string | null }

/** Says that a kept card was refused, or that its bank wants its holder: nothing was taken, the places are kept, and where to pay. */
export const balanceRefusedMail = defineWordedMail({
  text: 'balance_refused',
  limitedFor: 'nobody',
  read: async ({ intentId }: { intentId: string }, query): Promise<Refused | null> => {
    const row = (await query<RefusedRow>(REFUSED, [intentId])).rows[0]
    const booking = row && (await readBooking(row.id, query))
    if (!booking || booking.left === null) return null
    const href = await drawMailLink({ reservationId: row.id, query })
    return { email: row.email, first_name: row.first_name, ...booking, message: row.message ?? '', href }
  },
  write: (refused, say) => {
    const said = say({
      ...{ numéro: refused.number, aventure: refused.trip },
      'réponse-de-la-banque': [refused.message],
      'reste-à-payer': refused.left === null ? '' : `Il te reste à régler ${refused.left}.`,
    })
    return {
      to: refused.email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={refused.first_name}
          action="Régler le solde"
          href={refused.href}
          footnote={FOOTNOTE}
        />
      ),
    }
  },
  sample: () => ({
    ...PAYMENT_SAMPLE,
    message:
      'Ta banque demande que tu confirmes toi-même ce paiement. Rien n’a été débité. Tes places sont gardées : il reste à régler le solde.',
    href: 'https://lagopede.test/payer#token=exemple',
  }),
})
