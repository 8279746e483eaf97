import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it, vi } from 'vitest'
import { queryOne, query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createUser, PASSWORD } from '../../../../tests/factories/user'
import { tokenOf } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

it('mails customers who delete their account the refunds that are due, before their address is erased', async () => {
  const payload = await getPayload({ config, cron: false })
  const { id, email } = await createUser(payload)
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  const departure = await createDeparture(payload, { expedition: (await createExpedition(payload)).id, ...dates })
  const booking = await createBooking({ user: id, departure: departure.id })
  await query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'deposit', 'bank_transfer', 20000, now())`,
    [booking],
  )
  const token = await tokenOf(email)
  const body = { confirmation: PASSWORD, cancels: [booking], fee: 0 }
  expect((await call('v1/user/deletion', { method: 'POST', token, body })).status).toBe(200)
  await runJobs()
  const mail = mailServer.lastTo(email)
  expect(mail?.subject).toMatch(/^Ton compte est supprimé\s: 200\s€ te restent dus$/)
  const kept = await queryOne<{ number: string }>('select number from reservations where id = $1', [booking])
  expect(mail?.text).toContain(`Réservation ${String(kept?.number)}`)
  expect(mail?.text).toMatch(/Pour recevoir 200\s€ par virement, réponds à ce message avec ton IBAN/)
})
