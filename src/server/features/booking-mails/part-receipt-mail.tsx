import { formatDateRange, formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_TRIP } from '@/server/platform/email/mail'

const FOOTNOTE = 'Tu reçois ce message parce que tu as demandé un reçu en payant par un lien privé.'

/** What somebody who paid a part has back, and on which card. */
export const REFUND_RULE = 'Si la réservation change, ce qui est à rendre revient sur la carte qui a payé.'

type Part = { email: string; host: string | null; trip: string; cents: number; day: string; number: string }

const STATEMENT = /* sql */ `
  select i.receipt_email as email, nullif(trim(u.first_name), '') as host, e.name as expedition, r.number,
    p.amount_cents::int as cents, to_char(p.received_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
    to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as start,
    to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as "end"
  from payments p join payment_intents i on i.provider = p.provider and i.provider_reference = p.provider_reference
    join reservations r on r.id = p.reservation_id join users u on u.id = r.user_id
    join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
  where p.id = $1 and p.kind <> 'refund' and i.receipt_email is not null and u.deleted_at is null`

type Row = Omit<Part, 'trip'> & { expedition: string; start: string; end: string }

/** The receipt for a person who pays a part of another customer's balance by a payment link: the sum and the trip, and nothing else of the booking. */
export const partReceiptMail = defineWordedMail({
  text: 'part_receipt',
  limitedFor: 'unproven',
  read: async ({ paymentId }: { paymentId: number }, query): Promise<Part | null> => {
    const row = (await query<Row>(STATEMENT, [paymentId])).rows[0]
    if (!row) return null
    const { expedition, start, end, ...part } = row
    return { ...part, trip: `« ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}` }
  },
  write: ({ email, host, trip, cents, day, number }, say) => {
    const said = say({
      ...{ numéro: number, aventure: trip, somme: formatPrice(cents / 100), jour: formatLongDate(day) },
      réservation: `réservation ${number}${host === null ? '' : ` au nom de ${host}`}`,
      'règle-de-remboursement': REFUND_RULE,
    })
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={null}
          action="Voir les aventures"
          href={`${env().SITE_URL}/expeditions`}
          footnote={FOOTNOTE}
        />
      ),
    }
  },
  sample: () => ({
    ...{ email: 'lou@lagopede.test', host: 'Camille', cents: 31_500, day: '2027-03-01', number: 'LG-27-0626-118' },
    trip: `« ${SAMPLE_TRIP.expedition} », ${formatDateRange({ start: SAMPLE_TRIP.start, end: SAMPLE_TRIP.end }).toLowerCase()}`,
  }),
})
