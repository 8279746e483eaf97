import { formatDateRange } from '@/domain/days/french-dates'
import { env } from '@/env'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'

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
export const basketMail = defineWordedMail({
  text: 'unfinished_basket',
  limitedFor: 'unproven',
  read: async ({ cartId }: { cartId: number }, query): Promise<Facts | null> => {
    const facts = (await query<Omit<Facts, 'cartId'>>(STATEMENT, [cartId])).rows[0]
    return facts ? { ...facts, cartId } : null
  },
  write: ({ email, first_name: firstName, expedition, start, end, cartId }, say) => {
    const said = say({
      nom: expedition,
      aventure: `« ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}`,
    })
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={firstName}
          action="Terminer ma réservation"
          href={`${env().SITE_URL}/reservations/${String(cartId)}/1`}
          footnote="Tu reçois ce message, une seule fois, parce que tu as demandé ce rappel. Pour ne plus en recevoir, décoche le rappel dans ton panier."
        />
      ),
    }
  },
  sample: () => ({ ...SAMPLE_TRIP, email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName, cartId: 1 }),
})
