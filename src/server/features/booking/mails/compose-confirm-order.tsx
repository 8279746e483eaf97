import { env } from '@/env'
import type { ComposedMail } from '@/server/compose/compose-mail'
import { ConfirmOrder } from './confirm-order'
import { drawOrderLink } from '../reservations/order-link'

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
type Facts = {
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

/** Asks for the press that an order waits for; null once it is answered or over. */
export const composeConfirmOrder = async ({
  pendingOrderId,
  query,
}: {
  pendingOrderId: number
  query: Query
}): Promise<ComposedMail | null> => {
  const facts = (await query(STATEMENT, [pendingOrderId])).rows[0] as Facts | undefined
  if (!facts) return null
  const { email, first_name: firstName, ...trip } = facts
  const href = await drawOrderLink({ pendingOrderId, query })
  return {
    to: email,
    subject: 'Confirme ta commande',
    content: <ConfirmOrder {...trip} firstName={firstName} siteUrl={env().SITE_URL} href={href} />,
  }
}
