import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { ListedCustomer, ListedDeparture, ListedOwed, ListedPaid } from '@/admin/lists/listed-booking-cells'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../tests/factories/booking'
import { createDeparture } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { signInAs } from '../../tests/integration/sign-in-as'
import { watchStatements } from '../../tests/integration/watch-statements'

let payload: Payload
let staff: Awaited<ReturnType<typeof signInAs>>
let customer: { id: number; email: string }
let departure: number
let paid: number
let canceled: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
  customer = await signInAs(payload, { first_name: 'Odile' })
  await query(`update users set last_name = 'Perrin' where id = $1`, [customer.id])
  const { id: expedition } = await createExpedition(payload, { name: 'Tour des Bauges' })
  departure = (
    await createDeparture(payload, {
      expedition,
      departure_start: '2031-09-06T12:00:00.000Z',
      departure_end: '2031-09-09T12:00:00.000Z',
    })
  ).id
  paid = await createBooking({ user: customer.id, departure, travelers: 2 })
  canceled = await createBooking({ user: customer.id, departure, travelers: 2, status: 'canceled' })
  await query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at)
     select id, 'deposit', 'bank_transfer', 30050, now() from unnest($1::int[]) id`,
    [[paid, canceled]],
  )
})

/** The rows that the panel's list shows of these reservations, as Payload asks for them, and how many statements that takes. */
const list = async (ids: number[]) => {
  let statements = 0
  const stop = await watchStatements(payload, (text) => {
    statements += 1
    return text
  })
  const where = { id: { in: ids } }
  const { docs } = await payload.find({
    collection: 'reservations',
    where,
    depth: 0,
    overrideAccess: false,
    user: staff,
  })
  stop()
  return { docs, statements }
}

const textOf = (cell: ReturnType<typeof ListedOwed>): string =>
  renderToStaticMarkup(cell)
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')

it('shows who booked, which departure, what was paid and what is owed', async () => {
  const { docs } = await list([paid, canceled])
  const shown = docs.map((rowData) =>
    [ListedCustomer, ListedDeparture, ListedPaid, ListedOwed].map((Cell) => textOf(Cell({ rowData }))),
  )
  const facts = ['Odile Perrin', 'Tour des Bauges, 6 sept. 2031', '300,50 €']
  expect(shown).toEqual([
    [...facts, '0 €'],
    [...facts, '699,50 €'],
  ])
})

it('reads a list in as many statements as one reservation', async () => {
  const others = await Promise.all(
    Array.from({ length: 6 }, () => createBooking({ user: customer.id, departure, travelers: 1 })),
  )
  const { statements } = await list([paid])
  expect((await list([paid, canceled, ...others])).statements).toBe(statements)
})

it('says nothing where a reservation is shown without its list', () => {
  expect(textOf(ListedCustomer({ rowData: {} }))).toBe('–')
  expect(textOf(ListedOwed({}))).toBe('–')
})
