import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newClient, newEmail } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { createExpedition } from '../../../../tests/factories/expedition'
import { env } from '@/env'
import { query } from '@/server/platform/db/pool'
import { openForm } from './contact-form'
import { ANSWERED_MEANWHILE } from './conversation'

let payload: Payload

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})
beforeEach(async () => {
  await query('delete from contact_messages')
  await query(`delete from rate_limits where key like 'contact_%'`)
})

const agency = () => /<(.*)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM
const openedBefore = (seconds: number) => openForm(new Date(Date.now() - seconds * 1000))
let texts = 0
const newText = () =>
  `Bonjour, peut-on partir avec un chien de taille moyenne, tenu en laisse, sur cette aventure ? (${String((texts += 1))})`

type Sending = { token?: string; headers?: Record<string, string> }
const send = (sent: object = {}, { token, headers = newClient() }: Sending = {}) =>
  call<{ number: number; error: string; errors: unknown }>('v1/contact-messages', {
    method: 'POST',
    token,
    headers,
    body: {
      topic: 'trip',
      name: 'Camille Roux',
      email: newEmail(),
      body: newText(),
      form: openedBefore(30),
      ...sent,
    },
  })
const inbox = () => query(`select * from contact_messages where state <> 'spam' order by id`)
const count = async (where: string) =>
  (await query<{ n: number }>(`select count(*)::int as n from contact_messages where ${where}`))[0]?.n

describe('a message to the agency', () => {
  it('is kept, and tells the agency and the sender that it came, without a word of it', async () => {
    const { id: expedition, name } = await createExpedition(payload)
    await runJobs()
    const email = newEmail()
    const answer = await send({ email: ` ${email.toUpperCase()}`, expedition_id: expedition, body: 'Un texte à moi.' })
    expect(answer.status).toBe(201)
    await runJobs()
    expect(await inbox()).toMatchObject([
      { id: answer.body.number, state: 'new', email, expedition_id: expedition, user_id: null, caught_by: null },
    ])
    const receipt = mailServer.lastTo(email)
    expect(receipt?.subject).toContain(String(answer.body.number))
    expect(receipt?.text).toContain(name)
    const told = mailServer.lastTo(agency())
    expect(told?.text).toContain(`/admin/collections/contact-messages/${String(answer.body.number)}`)
    for (const mail of [receipt, told]) expect(mail?.text).not.toMatch(/Camille|Roux|Un texte à moi/)
  })

  it('knows the account of who is signed in by the address it was written from, once that is proven', async () => {
    const { id, email, token } = await signInAs(payload)
    await query('update users set email_verified_at = null where id = $1', [id])
    await send({ email }, { token })
    await query('update users set email_verified_at = now() where id = $1', [id])
    await send({ email: newEmail() }, { token })
    await send({ email }, { token })
    expect((await inbox()).map(({ user_id }) => user_id as number | null)).toEqual([null, null, id])
  })

  it.each([
    ['topic', { topic: 'sport' }],
    ['name', { name: ' ' }],
    ['name', { name: 'www.spam.test' }],
    ['email', { email: 'hugo@' }],
    ['body', { body: 'Bonjour' }],
    ['body', { body: 'a'.repeat(4001) }],
    ['organisation', { organisation: 'a'.repeat(121) }],
  ])('is refused for its %s, and nothing is kept or counted', async (field, sent) => {
    const headers = newClient()
    for (let time = 0; time < 11; time++) {
      const answer = await send(sent, { headers })
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toMatchObject([{ field }])
    }
    expect(await count('true')).toBe(0)
    expect((await send({}, { headers })).status).toBe(201)
  })

  it('is one for a form, however much at once and however often it is sent', async () => {
    const form = openedBefore(30)
    const sent = { form, email: newEmail(), body: newText() }
    const answers = await Promise.all([1, 2, 3].map(() => send(sent)))
    const again = await send(sent)
    expect(
      new Set([...answers, again].map(({ status, body }) => `${String(status)} ${String(body.number)}`)).size,
    ).toBe(1)
    expect(await count('true')).toBe(1)
    await runJobs()
    expect(mailServer.sentTo(sent.email)).toHaveLength(1)
  })

  it('is not there without the mails that tell of it', async () => {
    await query('alter table graphile_worker._private_jobs add constraint shut check (false) not valid')
    try {
      expect((await send()).status).toBe(500)
    } finally {
      await query('alter table graphile_worker._private_jobs drop constraint shut')
    }
    expect(await count('true')).toBe(0)
  })
})

describe('a script', () => {
  it.each([
    ['hidden_field', () => ({ website: 'https://spam.test' })],
    ['no_form', () => ({ form: undefined })],
    ['no_form', () => ({ form: 'eyJ2YWx1ZSI6e319.forged' })],
    ['no_form', () => ({ form: openedBefore(31 * 24 * 60 * 60) })],
    ['too_quick', () => ({ form: openForm(new Date()) })],
  ])('is caught by %s, answered like a person, and written to by nobody', async (caughtBy, sentBy) => {
    const person = await send()
    const email = newEmail()
    const script = await send({ email, ...sentBy() })
    expect({ ...script, body: Object.keys(script.body) }).toEqual({ ...person, body: Object.keys(person.body) })
    await runJobs()
    expect(mailServer.sentTo(email)).toEqual([])
    expect(await query('select state, caught_by from contact_messages where email = $1', [email])).toEqual([
      { state: 'spam', caught_by: caughtBy },
    ])
  })

  it('writes one message with a form it opened, and one text under one address', async () => {
    const form = openedBefore(30)
    const body = newText()
    await send({ form, body })
    await send({ form })
    await send({ body })
    expect(await count(`state = 'new'`)).toBe(1)
    expect(await count(`caught_by = 'repeated'`)).toBe(2)
  })

  it('is not who says in few words what another said', async () => {
    const body = 'Peux-tu me rappeler, s’il te plaît ?'
    await send({ body })
    await send({ body })
    expect(await count(`state = 'new'`)).toBe(2)
  })

  it('is limited by client, what was caught included', async () => {
    const headers = newClient()
    for (let time = 0; time < 10; time++) await send({ website: 'x' }, { headers })
    const answer = await send({}, { headers })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('never reaches the inbox in 1,000 sendings; of 100 persons all do', async () => {
    const opened = openedBefore(30)
    await send({ form: opened })
    const text = newText()
    await send({ body: text })
    const kinds = [
      () => ({ website: 'https://spam.test' }),
      () => ({ form: undefined }),
      () => ({ form: openForm(new Date()) }),
      () => ({ form: opened }),
      () => ({ body: text }),
    ]
    const before = await count(`state <> 'spam'`)
    for (let batch = 0; batch < 100; batch++) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => send(kinds[at % kinds.length]?.())))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    }
    expect(await count(`state <> 'spam'`)).toBe(before)
    for (let batch = 0; batch < 10; batch++) await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(await count(`state <> 'spam'`)).toBe((before ?? 0) + 100)
  })

  it('has an address written to three times an hour at most, and every message kept', async () => {
    const email = newEmail()
    for (let time = 0; time < 5; time++) await send({ email })
    await runJobs()
    expect(mailServer.sentTo(email)).toHaveLength(3)
    expect(await inbox()).toHaveLength(5)
  })
})

describe('the agency', () => {
  const reply = (id: number, body: object, token?: string) =>
    call<{ error: string }>(`contact-messages/${String(id)}/replies`, {
      method: 'POST',
      body,
      headers: { ...newClient(), ...(token && { authorization: `Bearer ${token}` }) },
    })
  const talk = (id: number, token: string) =>
    call<{ body: string; replies: Array<{ author: string; body: string }> }>(
      `contact-messages/${String(id)}/conversation`,
      { token },
    )

  it('answers by mail within one conversation, as a person whom one answers', async () => {
    await payload.updateGlobal({ slug: 'site-settings', data: { legal: { email: 'equipe@lagopede.test' } } })
    const staff = await signInAs(payload, { role: 'staff', first_name: 'Idriss' })
    const email = newEmail()
    const { number } = (await send({ email, body: 'Y a-t-il une gare ?' })).body
    await runJobs()
    const receipt = mailServer.lastTo(email)
    expect((await reply(number, { body: 'Oui, à dix minutes.\n\nÀ bientôt !', seen: 0 }, staff.token)).status).toBe(200)
    await runJobs()
    const mail = mailServer.lastTo(email)
    expect(mail?.text).toMatch(/Oui, à dix minutes\.[^]*Idriss, pour l’équipe[^]*Y a-t-il une gare/)
    expect(mail?.headers.get('auto-submitted')).toBe('no')
    expect(receipt?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.references).toBe(receipt?.references)
    expect(mail?.replyTo?.text).toBe('equipe@lagopede.test')
    expect(await inbox()).toMatchObject([{ state: 'answered', owner_id: staff.id }])
    expect((await talk(number, staff.token)).body).toMatchObject({
      body: 'Y a-t-il une gare ?',
      replies: [{ author: 'Idriss', body: 'Oui, à dix minutes.\n\nÀ bientôt !' }],
    })
  })

  it('sends one answer of two that leave at once, and the same one once', async () => {
    const [one, other] = [await signInAs(payload, { role: 'staff' }), await signInAs(payload, { role: 'staff' })]
    const email = newEmail()
    const { number } = (await send({ email })).body
    const answers = await Promise.all([
      reply(number, { body: 'Oui.', seen: 0 }, one.token),
      reply(number, { body: 'Non.', seen: 0 }, other.token),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe(ANSWERED_MEANWHILE)
    const again = { body: 'Une précision.', seen: 1 }
    expect((await reply(number, again, one.token)).status).toBe(200)
    expect((await reply(number, again, one.token)).status).toBe(200)
    expect((await talk(number, one.token)).body.replies).toHaveLength(2)
  })

  it('finds a message by its words, takes back what was set apart, and changes nothing of what was written', async () => {
    const { token } = await signInAs(payload, { role: 'staff' })
    const { number } = (await send({ website: 'x', name: 'Odile Garance', body: 'Un séminaire en janvier.' })).body
    const found = await call<{ docs: unknown[] }>(
      'contact-messages?where[or][0][name][like]=odile&where[or][1][body][like]=odile',
      { token },
    )
    expect(found.body.docs).toMatchObject([{ id: number, state: 'spam', caught_by: 'hidden_field' }])
    expect(found.body.docs[0]).not.toHaveProperty('form_key')
    const saved = await call(`contact-messages/${String(number)}`, {
      method: 'PATCH',
      token,
      body: { state: 'new', note: 'Rappeler lundi.', body: 'Réécrit.', email: 'a@lagopede.test' },
    })
    expect(saved.status).toBe(200)
    expect(await inbox()).toMatchObject([{ state: 'new', note: 'Rappeler lundi.', body: 'Un séminaire en janvier.' }])
  })

  it('is not the guides or the marketers, and answers no message that is gone', async () => {
    const { number } = (await send()).body
    for (const role of ['guide', 'marketer'] as const) {
      const { token } = await signInAs(payload, { role })
      expect((await reply(number, { body: 'Oui.', seen: 0 }, token)).status).toBe(403)
      expect((await talk(number, token)).status).toBe(403)
    }
    const { token } = await signInAs(payload, { role: 'staff' })
    expect((await reply(2_000_000_000, { body: 'Oui.', seen: 0 }, token)).status).toBe(404)
    expect(await count(`state = 'answered'`)).toBe(0)
  })
})

it('is forgotten after two years, and what was set apart after thirty days', async () => {
  const old = (await send()).body.number
  const kept = (await send()).body.number
  const spam = (await send({ website: 'x' })).body.number
  const age = (id: number, interval: string) =>
    query('update contact_messages set created_at = now() - $2::interval where id = $1', [id, interval])
  await age(old, '25 months')
  await age(kept, '23 months')
  await age(spam, '31 days')
  await query(`select graphile_worker.add_job('forget_expired')`)
  await runJobs()
  expect(await query('select id from contact_messages')).toEqual([{ id: kept }])
})
