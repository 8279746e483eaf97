import { formatDateRange } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { env } from '@/env'
import { drawOrderLink } from '@/server/features/checkout/order-link'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'

type Row = {
  email: string
  first_name: string | null
  expedition: string
  start: string
  end: string
  travelers: number
  total: number
  until: string
}

const STATEMENT = /* sql */ `
  select u.email, u.first_name, e.name as expedition, c.travelers_count::int as travelers,
    (o.body ->> 'total')::float8 as total,
    to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as start,
    to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as "end",
    to_char(o.expires_at at time zone 'Europe/Paris', 'FMHH24" h "MI') as until
  from pending_orders o join users u on u.id = o.user_id join carts c on c.id = o.cart_id
    join departures d on d.id = c.departure_id join expeditions e on e.id = d.expedition_id
  where o.id = $1 and o.expires_at > now() and u.deleted_at is null`

/** Asks for the press that an order waits for; nothing once it is answered or over. */
export const orderMail = defineWordedMail({
  text: 'confirm_order',
  // Counted by the calls that ask for it.
  limitedFor: 'nobody',
  read: async ({ pendingOrderId }: { pendingOrderId: number }, query) => {
    const row = (await query<Row>(STATEMENT, [pendingOrderId])).rows[0]
    return row ? { ...row, href: await drawOrderLink({ pendingOrderId, query }) } : null
  },
  write: ({ email, first_name: firstName, expedition, start, end, travelers, total, until, href }, say) => {
    const said = say({
      aventure: `« ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}`,
      personnes: formatCount(travelers, 'personne'),
      total: formatPrice(total),
      heure: until,
    })
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={firstName}
          action="Confirmer ma commande"
          href={href}
          footnote="Tu n’as rien commandé ? Ouvre ce lien et choisis « Ce n’est pas moi », ou ignore ce message : rien ne sera réservé."
        />
      ),
    }
  },
  sample: () => ({
    expedition: SAMPLE_TRIP.expedition,
    start: SAMPLE_TRIP.start,
    end: SAMPLE_TRIP.end,
    email: SAMPLE_READER.email,
    first_name: SAMPLE_READER.firstName,
    travelers: 2,
    total: 1280,
    until: '16 h 30',
    href: `${env().SITE_URL}/confirmer-ma-commande#token=exemple`,
  }),
})
