import config from '@payload-config'
import { getPayload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { leaveMails } from '../../../../tests/integration/leave-mails'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = ReservationDetail & { id: number; total: number }

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let book: (days: number) => Promise<{ id: number; cart: number; email: string; token: string; number: string }>
let hold: (days: number) => Promise<{ cart: Body; email: string; token: string; user: number }>

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  const expedition = (await createExpedition(payload, { name: 'Traversée du Vercors' })).id
  hold = async (days) => {
    const dates = { departure_start: inDays(days), departure_end: inDays(days + 2) }
    const departure = await createDeparture(payload, { expedition, ...dates })
    const { id: user, email, token } = await signInAs(payload)
    const body = { departure_id: departure.id, travelers_count: 2 }
    const { body: cart } = await call<Body>('v1/cart', { method: 'POST', token, body })
    return { cart, email, token, user }
  }
  book = async (days) => {
    const { cart, email, token } = await hold(days)
    const { body } = await call<Body>('v1/reservations', {
      method: 'POST',
      token,
      headers: { 'idempotency-key': `mail-${String(cart.id)}` },
      body: {
        cart_id: cart.id,
        terms_version: '2026-11',
        accepts_terms: true,
        certifies_level: true,
        total: cart.total,
      },
    })
    return { id: body.reservation_id, cart: cart.id, email, token, number: body.number }
  }
})
const remindBaskets = async () => {
  await query(`select graphile_worker.add_job('remind_baskets')`)
  await runJobs()
}

describe('an order', () => {
  it('is confirmed by mail, with its summary and the trip for a calendar', async () => {
    const { email, number } = await book(90)
    await runJobs()
    const mail = mailServer.lastTo(email)
    expect(mail?.subject).toBe(`Ta réservation ${number} est enregistrée`)
    expect(mail?.text).toContain('IBAN FR76')
    expect(mail?.text).toContain(number)
    expect(mail?.text).toMatch(/acompte de 300\u00a0€/)
    const files = mail?.attachments.map(({ filename, contentType }) => [filename, contentType])
    expect(files).toEqual([
      [`${number}.pdf`, 'application/pdf'],
      [`${number}.ics`, 'text/calendar'],
    ])
    expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(mail?.attachments[1]?.content.toString()).toContain('SUMMARY:Traversée du Vercors')
  })

  it('canceled by its customer is told with what it costs', async () => {
    const { id, email, token, number } = await book(20)
    await call(`v1/reservations/${String(id)}/cancel`, { method: 'POST', token, body: { fee: 300 } })
    await runJobs()
    expect(mailServer.lastTo(email)?.subject).toBe(`Réservation ${number} annulée`)
    expect(mailServer.lastTo(email)?.text).toMatch(/frais d’annulation s’élèvent à 300\u00a0€/)
  })
})

describe('profiles to complete', () => {
  it.each([
    [30, 'dans 30\u00a0jours'],
    [7, 'dans 7\u00a0jours'],
  ])('are asked for %i days before, once', async (days, text) => {
    const { id, email } = await book(days)
    await query(`update reservations set created_at = now() - interval '10 days' where id = $1`, [id])
    await leaveMails()
    await leaveMails()
    const reminders = mailServer.sentTo(email).filter(({ subject }) => subject?.includes('à compléter'))
    expect(reminders).toHaveLength(1)
    expect(reminders[0]?.text).toContain(text)
    expect(reminders[0]?.subject).toContain('2\u00a0profils')
  })

  it('are not asked for when all is known, or the trip is far or canceled', async () => {
    const far = await book(60)
    const canceled = await book(30)
    await call(`v1/reservations/${String(canceled.id)}/cancel`, {
      method: 'POST',
      token: canceled.token,
      body: { fee: 0 },
    })
    const complete = await book(30)
    await query(
      `update participants set first_name = 'A', last_name = 'B', birth_date = '1990-01-01', phone = '+33612345678',
         emergency_name = 'C', emergency_phone = '+33612345679', diet = 'aucun', level = 3 where reservation_id = $1`,
      [complete.id],
    )
    await query(`update reservations set created_at = now() - interval '10 days'`)
    await leaveMails()
    for (const { email } of [far, canceled, complete]) {
      expect(mailServer.sentTo(email).filter(({ subject }) => subject?.includes('à compléter'))).toEqual([])
    }
  })
})

describe('an unfinished booking', () => {
  const grow = (user: number, hours: number) =>
    query(`update carts set updated_at = now() - make_interval(hours => $2) where user_id = $1`, [user, hours])

  it('is recalled after a day, once, to who asked for it', async () => {
    const [asked, silent] = [await hold(90), await hold(90)]
    await call('v1/cart', { method: 'PATCH', token: asked.token, body: { basket_reminders: true } })
    await grow(asked.user, 23)
    await remindBaskets()
    expect(mailServer.sentTo(asked.email)).toEqual([])
    await Promise.all([grow(asked.user, 25), grow(silent.user, 25)])
    await remindBaskets()
    await remindBaskets()
    expect(mailServer.sentTo(asked.email).map(({ subject }) => subject)).toEqual(['Ta réservation t’attend'])
    expect(mailServer.sentTo(asked.email)[0]?.text).toContain(`/reservations/${String(asked.cart.id)}/1`)
    expect(mailServer.sentTo(silent.email)).toEqual([])
  })
})
