import { formatDateRange } from '@/domain/french-dates'
import { env } from '@/env'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { defineMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { BookingMail } from './booking-mail'

type Facts = {
  email: string
  first_name: string | null
  expedition: string
  start: string
  end: string
  cartId: number
}

const STATEMENT = /* sql */ `
  select u.email, u.first_name, e.name as expedition,
    to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as start,
    to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as "end"
  from carts c join users u on u.id = c.user_id join departures d on d.id = c.departure_id
    join expeditions e on e.id = d.expedition_id
  where c.id = $1 and u.deleted_at is null and u.basket_reminders and ${NOT_CANCELED_TEXT.d} and d.departure_start > now()`

/** The one reminder of an unfinished booking; nothing when it is finished, or no longer wanted. */
export const basketMail = defineMail({
  limitedFor: 'unproven',
  read: async ({ cartId }: { cartId: number }, query): Promise<Facts | null> => {
    const facts = (await query(STATEMENT, [cartId])).rows[0] as Omit<Facts, 'cartId'> | undefined
    return facts ? { ...facts, cartId } : null
  },
  write: ({ email, first_name: firstName, expedition, start, end, cartId }) => {
    const siteUrl = env().SITE_URL
    const href = `${siteUrl}/reservations/${String(cartId)}/1`
    return {
      to: email,
      subject: 'Ta réservation t’attend',
      content: <UnfinishedBasket {...{ siteUrl, firstName, expedition, start, end, href }} />,
    }
  },
  sample: () => ({ ...SAMPLE_TRIP, email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName, cartId: 1 }),
})

type UnfinishedBasketProps = {
  siteUrl: string
  firstName: string | null
  expedition: string
  start: string
  end: string
  href: string
}

/** The one reminder of an unfinished booking. */
const UnfinishedBasket = ({ siteUrl, firstName, expedition, start, end, href }: UnfinishedBasketProps) => (
  <BookingMail
    siteUrl={siteUrl}
    firstName={firstName}
    title="On reprend où tu t’es arrêté ?"
    preview={`${expedition} : tout ce que tu as saisi est gardé.`}
    paragraphs={[
      `Tu as commencé à réserver « ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}.`,
      'Ce que tu as saisi est gardé. Les places, elles, sont de nouveau en vente : reviens vite si le cœur t’en dit.',
    ]}
    action="Terminer ma réservation"
    href={href}
    footnote="Tu reçois ce message, une seule fois, parce que tu as demandé ce rappel. Pour ne plus en recevoir, décoche le rappel dans ton panier."
  />
)
