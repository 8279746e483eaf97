import { env } from '@/env'
import type { ComposedMail } from '@/server/compose/compose-mail'
import { UnfinishedBasket } from './unfinished-basket'

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
type Facts = { email: string; first_name: string | null; expedition: string; start: string; end: string }

const STATEMENT = /* sql */ `
  select u.email, u.first_name, e.name as expedition,
    to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as start,
    to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as "end"
  from carts c join users u on u.id = c.user_id join departures d on d.id = c.departure_id
    join expeditions e on e.id = d.expedition_id
  where c.id = $1 and u.deleted_at is null and u.basket_reminders and d.status <> 'canceled' and d.departure_start > now()`

/** The one reminder of an unfinished booking; null when it is finished, or no longer wanted. */
export const composeBasketMail = async ({
  cartId,
  query,
}: {
  cartId: number
  query: Query
}): Promise<ComposedMail | null> => {
  const facts = (await query(STATEMENT, [cartId])).rows[0] as Facts | undefined
  if (!facts) return null
  const siteUrl = env().SITE_URL
  return {
    to: facts.email,
    subject: 'Ta réservation t’attend',
    content: (
      <UnfinishedBasket
        expedition={facts.expedition}
        start={facts.start}
        end={facts.end}
        siteUrl={siteUrl}
        firstName={facts.first_name}
        href={`${siteUrl}/reservations/${String(cartId)}/1`}
      />
    ),
  }
}
