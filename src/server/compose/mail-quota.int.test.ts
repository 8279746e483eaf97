import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openForm } from '@/server/features/contact/contact-form'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../tests/factories/departure'
import { createExpedition } from '../../../tests/factories/expedition'
import { newClient, newEmail, post, tokenOf } from '../../../tests/integration/account-calls'
import { call } from '../../../tests/integration/call'
import { openGiftDesk } from '../../../tests/integration/gift-desk'
import { buyGift, giftBody } from '../../../tests/integration/gifting'
import { runJobs } from '../../../tests/integration/run-jobs'
import { signInAs } from '../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../tests/integration/mail-server'))

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  // Sells gift cards, and reads who pays by transfer.
  await openGiftDesk(payload)
  await runJobs()
})

/** What anyone can have sent to any address, without an account. */
const DOORS: Record<string, (email: string) => Promise<{ status: number }>> = {
  newsletter: (email) => post(`users/newsletter/${encodeURIComponent(email)}`, undefined),
  'contact form': (email) =>
    post('contact-messages', {
      topic: 'trip',
      name: 'Camille Roux',
      email,
      body: `Bonjour, part-on par tous les temps ? (${randomUUID()})`,
      form: openForm(new Date(Date.now() - 30_000)),
    }),
  'gift card by transfer': (email) =>
    buyGift(giftBody({ means: 'bank_transfer', buyer_email: email, recipient_email: newEmail() })),
}
const signUp = (email: string) =>
  post('auth/signup', { email, password: 'mélèze et neige', first_name: 'Inès', last_name: 'Rey' })
const subjectsTo = async (...emails: string[]): Promise<string[]> => {
  await runJobs()
  return emails.flatMap((email) => mailServer.sentTo(email).map(({ subject = '' }) => subject))
}

describe('a mailbox that nobody proved', () => {
  it.each(Object.entries(DOORS))('is sent three mails an hour by the %s', async (_name, ask) => {
    const email = newEmail()
    for (let n = 0; n < 5; n++) expect((await ask(email)).status).toBeLessThan(300)
    expect(await subjectsTo(email)).toHaveLength(3)
  })

  it('is sent three of a mix, however its address is written', async () => {
    const name = `c${randomUUID().replaceAll('-', '')}`
    const written = [`${name}@gmail.com`, `${name}+1@gmail.com`, `${name.slice(0, 4)}.${name.slice(4)}@googlemail.com`]
    const calls = written.flatMap((email) => Object.values(DOORS).map((ask) => ask(email)))
    for (const answer of await Promise.all(calls)) expect(answer.status).toBeLessThan(300)
    expect(await subjectsTo(...written)).toHaveLength(3)
    // Others are written to.
    const other = newEmail()
    await DOORS['newsletter']?.(other)
    expect(await subjectsTo(other)).toHaveLength(1)
  })

  it('keeps the last mail of the hour for the link that lets its owner in', async () => {
    const email = newEmail()
    await signUp(email)
    expect(await subjectsTo(email)).toEqual(['Bienvenue chez Lagopède'])
    // An hour later.
    await query(`delete from rate_limits where key like 'mails%'`)
    for (const ask of [...Object.values(DOORS), ...Object.values(DOORS)]) await ask(email)
    expect(await subjectsTo(email)).toHaveLength(1 + 2)
    for (let n = 0; n < 2; n++) await post('auth/reset-password', { email })
    const subjects = await subjectsTo(email)
    expect([subjects.length, subjects.at(-1)]).toEqual([1 + 3, 'Choisis un nouveau mot de passe'])
    const mail = mailServer.lastTo(email)?.text ?? ''
    // As long as the next one may be refused.
    expect(mail).toContain('60\u00a0minutes')
    const token = /nouveau-mot-de-passe#token=([\w-]+)/.exec(mail)?.[1]
    expect((await post('auth/new-password', { token, password: 'un autre mélèze' })).status).toBe(200)
  })

  it('is sent no more by an account that was opened with it', async () => {
    const email = newEmail()
    const { body } = await signUp(email)
    let [token, password] = [body.token, 'mélèze et neige']
    for (let n = 0; n < 4; n++) {
      const next = `mélèze et neige ${String(n)}`
      const answer = await call<{ token: string }>('v1/user/password', {
        method: 'POST',
        token,
        body: { current_password: password, password: next },
        headers: newClient(),
      })
      expect(answer.status).toBe(200)
      ;[token, password] = [answer.body.token, next]
    }
    expect(await subjectsTo(email)).toEqual([
      'Bienvenue chez Lagopède',
      ...Array.from({ length: 2 }, () => 'Ton mot de passe a changé'),
    ])
  })

  it('is sent what waited for a mail server that was busy, which counts once', async () => {
    const email = newEmail()
    mailServer.refuse(true)
    await DOORS['newsletter']?.(email)
    const retry = async () => {
      await query(`update graphile_worker._private_jobs set run_at = now()`)
      await runJobs()
    }
    for (let n = 0; n < 4; n++) await retry()
    mailServer.refuse(false)
    await vi.waitFor(async () => {
      await retry()
      expect(mailServer.sentTo(email)).toHaveLength(1)
    }, 60_000)
  })

  it('is sent what the agency sends', async () => {
    const staff = await signInAs(payload, { role: 'staff' })
    const email = newEmail()
    const { user_id: id } = (await signUp(email)).body
    for (const ask of [...Object.values(DOORS), ...Object.values(DOORS)]) await ask(email)
    const before = (await subjectsTo(email)).length
    for (let n = 0; n < 3; n++) {
      const answer = await call(`users/${String(id)}/password-link`, { method: 'POST', token: staff.token })
      expect(answer.status).toBe(200)
    }
    const subjects = await subjectsTo(email)
    expect(subjects.slice(before)).toEqual(Array.from({ length: 3 }, () => 'Choisis un nouveau mot de passe'))
  })
})

describe('a traveler who is sent their link', () => {
  it('is sent three an hour, and the call says so; one whose address is proven is sent each', async () => {
    const camille = await signInAs(payload)
    const { id: expedition } = await createExpedition(payload)
    const dates = { departure_start: inDays(60), departure_end: inDays(62) }
    const { id: departure } = await createDeparture(payload, { expedition, ...dates })
    const id = await createBooking({ user: camille.id, departure })
    const path = `v1/reservations/${String(id)}/participants`
    const sendTo = async (email: string) => {
      await call(path, {
        method: 'PATCH',
        token: camille.token,
        body: { participants: [{ position: 2, first_name: 'Hugo', email }] },
      })
      return call<{ error: string }>(`${path}/2/link`, { method: 'POST', token: camille.token, body: { send: true } })
    }
    const stranger = newEmail()
    for (let n = 0; n < 3; n++) expect((await sendTo(stranger)).status).toBe(200)
    const fourth = await sendTo(stranger.replace('@', '+4@'))
    expect([fourth.status, fourth.body.error]).toEqual([429, expect.stringMatching(/Réessaie dans .*copie le lien/s)])
    expect(await subjectsTo(stranger, stranger.replace('@', '+4@'))).toHaveLength(3)
    for (let n = 0; n < 5; n++) expect((await sendTo(camille.email)).status).toBe(200)
  })
})

describe('a mailbox whose owner proved it', () => {
  it('is sent by strangers three an hour at most, and all that is its own', async () => {
    const { email } = await signInAs(payload)
    for (const ask of [...Object.values(DOORS), ...Object.values(DOORS)]) await ask(email)
    const before = await subjectsTo(email)
    expect(before.length).toBeLessThanOrEqual(3)
    for (let n = 0; n < 3; n++) await post('auth/reset-password', { email })
    expect((await subjectsTo(email)).slice(before.length)).toEqual(
      Array.from({ length: 3 }, () => 'Choisis un nouveau mot de passe'),
    )
    expect(await tokenOf(email)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })
})
