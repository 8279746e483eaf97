import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../tests/factories/booking'
import { createDeparture, inDays } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { createUser } from '../../tests/factories/user'
import { loadCounters } from './load-counters'

it('counts the seats that are sold, not those that are held, and the reports that wait', async () => {
  const payload = await getPayload({ config, cron: false })
  const [staff, customer] = [await createUser(payload, { role: 'staff' }), await createUser(payload)]
  const expedition = (await createExpedition(payload)).id
  const departure = await createDeparture(payload, {
    expedition,
    departure_start: inDays(20),
    departure_end: inDays(22),
    capacity: 9,
  })
  const count = () => loadCounters({ payload, user: { ...staff, collection: 'users' }, now: new Date() })
  const before = await count()

  for (const status of ['confirmed', 'pending', 'canceled'] as const) {
    await createBooking({ user: customer.id, departure: departure.id, travelers: 2, status })
  }
  await query('update departures set seats_taken = seats_taken + 3 where id = $1', [departure.id])
  const data = { expedition, author: customer.id, body: 'Achetez mes bottes', status: 'visible' } as const
  const { id } = await payload.create({ collection: 'messages', data })
  await query(
    `insert into message_reports (message_id, reporter_id, status) values ($1, $2, 'open'), ($1, $3, 'closed')`,
    [id, customer.id, staff.id],
  )
  await query(
    `insert into call_requests (phone, wanted_at, status) values ('+33639980188', now(), 'open'), ('+33639980188', now(), 'closed')`,
  )
  for (const state of ['new', 'in_progress', 'answered', 'spam']) {
    await query(
      `insert into contact_messages (topic, name, email, body, state)
       values ('press', 'Lou', 'lou@lagopede.test', 'Une question.', $1::enum_contact_messages_state)`,
      [state],
    )
  }
  expect(await count()).toMatchObject({
    seatsSold: before.seatsSold + 4,
    capacity: before.capacity,
    reports: before.reports + 1,
    callRequests: before.callRequests + 1,
    contactMessages: before.contactMessages + 2,
    questions: before.questions + 1,
  })
})
