import type { Payload } from 'payload'
import type { Role } from '@/domain/accounts/roles'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from './booking'
import { createDeparture, inDays } from './departure'
import { createExpedition } from './expedition'
import { signInAs } from '../integration/sign-in-as'

export type Person = { id: number; email: string; token: string; guide: number }

/** Somebody signed in; a guide has a page of their own. */
export const signUp = async (payload: Payload, first_name: string, role: Role): Promise<Person> => {
  const { id, email, token } = await signInAs(payload, { first_name, role })
  const guide =
    role === 'guide'
      ? (
          await payload.create({
            collection: 'guides',
            data: { full_name: first_name, slug: `g-${String(id)}`, user: id },
          })
        ).id
      : 0
  return { id, email, guide, token }
}

type Guided = { payload: Payload; lead: Person; customer: Person; days?: number; guide?: number }

/** A departure whose expedition `lead` guides, booked by `customer` for two of whom one is known. */
export const prepareGuided = async ({ payload, lead, customer, days = 30, guide }: Guided) => {
  const expedition = await createExpedition(payload, { guide: lead.guide, sizes_asked: ['shoe_eu'] })
  const departure = await createDeparture(payload, {
    expedition: expedition.id,
    departure_start: inDays(days),
    departure_end: inDays(days + 2),
    guide,
  })
  const booking = await createBooking({ user: customer.id, departure: departure.id })
  await query(
    `insert into participants (reservation_id, position, first_name, last_name, email, phone, emergency_name,
       emergency_phone, diet, birth_date, level, sizes)
     values ($1, 1, 'Inès', 'Kaddour', $2, '+33639987103', 'Karim Kaddour', '+33639987104', 'Allergie aux noix',
       '1991-05-06T12:00:00Z', 4, '{"shoe_eu":"38"}')`,
    [booking, `ines-${String(booking)}@exemple.fr`],
  )
  return { id: departure.id, booking, expedition: expedition.id }
}

/** The number of a booking's traveler. */
export const participantOf = async (booking: number, position: number): Promise<number> => {
  const row = await queryOne<{ id: number }>(
    'select id from participants where reservation_id = $1 and position = $2',
    [booking, position],
  )
  return row?.id ?? 0
}
