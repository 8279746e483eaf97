import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../factories/booking'
import { createDeparture, inDays } from '../factories/departure'
import { createExpedition } from '../factories/expedition'
import { signUp, type Person } from '../factories/guided'
import { createLegalDocument } from '../factories/legal-document'
import { call } from './call'

export type GuardianAnswer = ReservationDetail & { error: string; errors: Array<{ field: string; message: string }> }

export let payload: Payload
export let nadia: Person
export let stranger: Person
export let guide: Person
export let staff: Person
export let version: string

/** Who books, who has nothing to do with it, the guide, the agency, and the text of the authorisation. */
export const openFamily = async (): Promise<void> => {
  payload = await getPayload({ config, cron: false })
  nadia = await signUp(payload, 'Nadia', 'customer')
  stranger = await signUp(payload, 'Hugo', 'customer')
  guide = await signUp(payload, 'Bastien', 'guide')
  staff = await signUp(payload, 'Claire', 'staff')
  version = (await createLegalDocument(payload, { kind: 'parental_authorisation' })).version
}

export const leave = async ({
  days = 30,
  type = 'kids',
  travelers = 2,
  status = 'confirmed',
}: { days?: number; type?: 'kids' | 'family'; travelers?: number; status?: 'confirmed' | 'canceled' } = {}) => {
  const expedition = await createExpedition(payload, {
    expedition_type: type,
    age_min_child: 8,
    age_max_child: type === 'kids' ? 12 : null,
    guide: guide.guide,
  })
  const departure = await createDeparture(payload, {
    expedition: expedition.id,
    departure_start: inDays(days),
    departure_end: inDays(days + 2),
  })
  const id = await createBooking({ user: nadia.id, departure: departure.id, travelers, status })
  await query(
    `insert into participants (reservation_id, position, first_name, last_name, birth_date)
     select $1, n, 'Léo', 'Rey', '2017-03-02T12:00:00Z' from generate_series(1, $2::int) n`,
    [id, travelers],
  )
  return { id, departure: departure.id }
}

export const GUARDIAN = {
  first_name: 'Nadia',
  last_name: 'Rey',
  phone: '06 39 98 12 34',
  contacts: [
    { name: 'Paul Rey', phone: '06 39 98 12 35' },
    { name: 'Jeanne Rey', phone: '+33 6 39 98 12 36' },
  ],
  pick_ups: [{ name: 'Jeanne Rey', phone: '06 39 98 12 36' }],
}
export const KEPT = {
  ...GUARDIAN,
  phone: '+33639981234',
  contacts: [
    { name: 'Paul Rey', phone: '+33639981235' },
    { name: 'Jeanne Rey', phone: '+33639981236' },
  ],
  pick_ups: [{ name: 'Jeanne Rey', phone: '+33639981236' }],
  authorisation_received_on: null as string | null,
}

export const tell = (id: number, body: unknown = GUARDIAN, token: string | undefined = nadia.token) =>
  call<GuardianAnswer>(`v1/reservations/${String(id)}/guardian`, { method: 'POST', body, token })
export const read = (id: number) => call<GuardianAnswer>(`v1/reservations/${String(id)}`, { token: nadia.token })
export const countKept = async (id: number) =>
  (await query('select 1 from guardians where reservation_id = $1', [id])).length
