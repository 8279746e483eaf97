import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBooking } from '../../tests/factories/booking'
import { createDeparture } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { signInAs } from '../../tests/integration/sign-in-as'
import { query } from '@/server/platform/db/pool'

let payload: Payload
let staff: Awaited<ReturnType<typeof signInAs>>
let customer: { id: number; email: string }
let reservation: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
  const other = await signInAs(payload, { first_name: 'Jeanne' })
  await query(`update users set phone = '+33612340000', last_name = 'Perrin' where id = $1`, [other.id])
  customer = await signInAs(payload, { first_name: 'Jeanne' })
  await query(`update users set phone = '+33612345678', last_name = 'Le Goff' where id = $1`, [customer.id])
  const expedition = await createExpedition(payload)
  const departure = await createDeparture(payload, { expedition: expedition.id })
  reservation = await createBooking({ user: customer.id, departure: departure.id, travelers: 1 })
  await createBooking({ user: other.id, departure: departure.id, travelers: 1 })
  await query(
    `insert into participants (reservation_id, position, first_name, last_name) values ($1, 1, 'Nolwenn', 'Kermadec')`,
    [reservation],
  )
})

/** The numbers that the panel's list shows for what is typed in its search. */
const found = async (slug: 'users' | 'reservations', search: string, where = {}): Promise<number[]> => {
  const { config: collectionConfig } = payload.collections[slug]
  const asked = mergeListSearchAndWhere({ collectionConfig, search, where })
  const { docs } = await payload.find({ collection: slug, where: asked, depth: 0, overrideAccess: false, user: staff })
  return docs.map(({ id }) => id)
}

describe('a search of the panel', () => {
  it.each([
    'Jeanne Le Goff',
    'goff jeanne',
    '06 12 34 56 78',
    '0612345678',
    '06.12.34.56',
    '+33 6 12 34 56',
    '0033612345678',
  ])('finds the account and the reservation of « %s »', async (search) => {
    expect(await found('users', search)).toEqual([customer.id])
    expect(await found('reservations', search)).toEqual([reservation])
  })

  it('finds a reservation by one of its travelers', async () => {
    expect(await found('reservations', 'nolwenn kermadec')).toEqual([reservation])
  })

  it('finds by the address, and by the number of the reservation', async () => {
    const [{ number } = { number: '' }] = await query<{ number: string }>(
      'select number from reservations where id = $1',
      [reservation],
    )
    expect(await found('users', customer.email)).toEqual([customer.id])
    expect(await found('reservations', number)).toEqual([reservation])
  })

  it('keeps the filters beside it', async () => {
    expect(await found('reservations', 'jeanne goff', { status: { equals: 'canceled' } })).toEqual([])
  })

  it('reads what is typed letter by letter', async () => {
    expect(await found('users', 'j%e')).toEqual([])
    expect(await found('reservations', 'j_anne')).toEqual([])
  })

  it('finds nobody by words of two people', async () => {
    expect(await found('users', `perrin goff ${randomUUID()}`)).toEqual([])
    expect(await found('users', 'perrin goff')).toEqual([])
  })
})
