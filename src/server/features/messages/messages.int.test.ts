import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Message } from '@/contract/messages'
import type { Expedition } from '@/payload-types'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call, type Answer } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { query, queryOne } from '@/server/platform/db/pool'

type Body = Message & { error: string; errors: Array<{ field: string; message: string }> }
type Person = Awaited<ReturnType<typeof signInAs>>

let payload: Payload
let expedition: Expedition
let guide: Person

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

const postMessage = (
  body: unknown,
  { token }: { token?: string } = {},
  id: string | number = expedition.id,
): Promise<Answer<Body>> => call<Body>(`v1/expeditions/${id}/messages`, { method: 'POST', body, token })

const listMessages = async (id: string | number = expedition.id): Promise<Message[]> =>
  (await call<Message[]>(`v1/expeditions/${id}/messages`)).body

const hide = (id: number) => query(`update messages set status = 'hidden' where id = $1`, [id])

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  guide = await signInAs(payload, { role: 'guide', first_name: 'Maëlle' })
  const profile = await payload.create({
    collection: 'guides',
    data: { full_name: 'Maëlle Perrillat', slug: 'maelle', user: guide.id },
  })
  expedition = await createExpedition(payload, { guide: profile.id })
  await runJobs()
})

describe('a question', () => {
  it('is posted, shown first, and written to the guide', async () => {
    const person = await signInAs(payload, { first_name: 'Inès' })
    const answer = await postMessage({ body: '  Faut-il des <b>crampons</b>\u200b ?\u202e ' }, person)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(Number) as number,
      body: 'Faut-il des <b>crampons</b> ?',
      author: { first_name: 'Inès', avatar_url: null, is_guide: false },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      replies: [],
    })
    expect((await listMessages(expedition.slug))[0]).toEqual(answer.body)
    await runJobs()
    const sent = mailServer.lastTo(guide.email)
    expect(sent?.subject).toBe(`Une question sur ${expedition.name}`)
    expect(sent?.text).toContain('Faut-il des <b>crampons</b> ?')
    expect(sent?.html).toContain('&lt;b&gt;crampons')
    expect(sent?.text).toContain(`/expeditions/${expedition.slug}#questions`)
  })

  it.each([
    ['nothing', ''],
    ['spaces', ' \n\u00a0 '],
    ['what no eye sees', '\u200b\u202e\u2060\u3164'],
    ['2,001 characters', 'a'.repeat(2001)],
  ])('is refused when its body is %s', async (_name, body) => {
    const { status, body: refusal } = await postMessage({ body }, guide)
    expect([status, refusal.errors[0]?.field]).toEqual([422, 'body'])
  })

  it('may hold 2,000 characters', async () => {
    expect((await postMessage({ body: 'é'.repeat(2000) }, await signInAs(payload))).status).toBe(201)
  })

  it('may hold 2,000 emoji, which the panel can then hide', async () => {
    const { status, body } = await postMessage({ body: '🐦'.repeat(2000) }, await signInAs(payload))
    expect(status).toBe(201)
    const staff = await signInAs(payload, { role: 'staff' })
    const hidden = { status: 'hidden', moderation_reason: 'Publicité' }
    const { status: saved } = await call(`messages/${body.id}`, { method: 'PATCH', body: hidden, token: staff.token })
    expect(saved).toBe(200)
    expect((await postMessage({ body: '🐦'.repeat(2001) }, staff)).status).toBe(422)
  })

  it('is one when the same is sent twice, together or within a minute', async () => {
    const person = await signInAs(payload)
    const same = { body: 'Une lampe frontale ?' }
    const answers = await Promise.all([1, 2, 3].map(() => postMessage(same, person)))
    answers.push(await postMessage(same, person))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    const kept = () => query('select id from messages where author_id = $1', [person.id])
    expect(await kept()).toHaveLength(1)
    await runJobs()
    expect(mailServer.sentTo(guide.email).filter(({ text }) => text?.includes(same.body))).toHaveLength(1)

    const id = answers[0]?.body.id ?? 0
    await postMessage({ ...same, parent_id: id }, person)
    await postMessage(same, await signInAs(payload))
    expect(await kept()).toHaveLength(2)
    await query(`update messages set created_at = now() - interval '61 seconds' where id = $1`, [id])
    expect((await postMessage(same, person)).body.id).not.toBe(id)
  })

  it('begins a conversation when the parent is null', async () => {
    const { status } = await postMessage({ body: 'Et la nuit ?', parent_id: null }, await signInAs(payload))
    expect(status).toBe(201)
  })

  it.each([{}, { body: 3 }, { body: 'Oui', more: true }, { body: 'Oui', parent_id: 'x' }])(
    'is refused as %j',
    async (body) => {
      expect((await postMessage(body, guide)).status).toBe(422)
    },
  )

  it('asks for a session, a readable body and a known expedition', async () => {
    expect((await postMessage({ body: 'Oui' })).status).toBe(401)
    const unreadable = await call(`v1/expeditions/${expedition.id}/messages`, {
      method: 'POST',
      rawBody: '{',
      token: guide.token,
    })
    expect(unreadable.status).toBe(400)
    for (const id of ['999999', 'nulle-part']) expect((await postMessage({ body: 'Oui' }, guide, id)).status).toBe(404)
  })

  it('is limited to ten in ten minutes', async () => {
    const person = await signInAs(payload)
    for (let count = 0; count < 10; count++) expect((await postMessage({ body: 'Oui' }, person)).status).toBe(201)
    const refusal = await postMessage({ body: 'Oui' }, person)
    expect(refusal.status).toBe(429)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('an answer', () => {
  it('stands under its question with the badge of the guide, and is written to who asked', async () => {
    const person = await signInAs(payload, { first_name: 'Hugo' })
    const question = (await postMessage({ body: 'De l’eau tous les jours ?' }, person)).body
    const answer = await postMessage({ body: 'Oui, chaque soir.', parent_id: question.id }, guide)
    expect(answer.status).toBe(201)
    expect(answer.body.author).toEqual({ first_name: 'Maëlle', avatar_url: null, is_guide: true })
    const shown = (await listMessages()).find(({ id }) => id === question.id)
    expect(shown?.replies.map(({ body }) => body)).toEqual(['Oui, chaque soir.'])
    await runJobs()
    expect(mailServer.lastTo(person.email)?.subject).toBe('Maëlle t’a répondu')
  })

  it('is written to nobody when one answers oneself', async () => {
    const person = await signInAs(payload)
    const question = (await postMessage({ body: 'Une tente ?' }, person)).body
    await postMessage({ body: 'J’ai trouvé.', parent_id: question.id }, person)
    await runJobs()
    expect(mailServer.lastTo(person.email)).toBeUndefined()
  })

  it('is not written once it was hidden', async () => {
    const person = await signInAs(payload)
    const question = (await postMessage({ body: 'Une corde ?' }, person)).body
    const answer = (await postMessage({ body: 'Grossier', parent_id: question.id }, await signInAs(payload))).body
    await hide(answer.id)
    await runJobs()
    expect(mailServer.lastTo(person.email)).toBeUndefined()
  })

  it('is refused under another expedition’s question, an answer, a hidden or an unknown question', async () => {
    const other = await createExpedition(payload)
    await runJobs()
    const person = await signInAs(payload)
    const elsewhere = (await postMessage({ body: 'Ailleurs' }, person, other.id)).body.id
    const question = (await postMessage({ body: 'Ici' }, person)).body.id
    const answer = (await postMessage({ body: 'Oui', parent_id: question }, person)).body.id
    const hidden = (await postMessage({ body: 'Caché' }, person)).body.id
    await hide(hidden)
    for (const parent_id of [elsewhere, answer, hidden, 2_147_483_647]) {
      const refusal = await postMessage({ body: 'Réponse', parent_id }, person)
      expect([refusal.status, refusal.body.errors[0]?.field], String(parent_id)).toEqual([422, 'parent_id'])
      expect(refusal.body.error).toContain('Cette question n’est plus là')
    }
  })

  it('hides with its question', async () => {
    const person = await signInAs(payload)
    const question = (await postMessage({ body: 'Visible ?' }, person)).body.id
    await postMessage({ body: 'Plus maintenant.', parent_id: question }, person)
    await hide(question)
    const bodies = JSON.stringify(await listMessages())
    expect(bodies).not.toContain('Visible ?')
    expect(bodies).not.toContain('Plus maintenant.')
  })
})

describe('the badge', () => {
  it('is that of the agency and of who leads this expedition, not of any guide', async () => {
    const stranger = await signInAs(payload, { role: 'guide' })
    const staff = await signInAs(payload, { role: 'staff' })
    expect((await postMessage({ body: 'Un autre guide' }, stranger)).body.author.is_guide).toBe(false)
    expect((await postMessage({ body: 'L’agence' }, staff)).body.author.is_guide).toBe(true)
  })
})

describe('a report', () => {
  const report = (
    id: number,
    body: unknown,
    { token }: { token?: string } = {},
    where: string | number = expedition.id,
  ) => call<Body>(`v1/expeditions/${where}/messages/${id}/report`, { method: 'POST', body, token })

  it('reaches the agency once a user', async () => {
    const author = await signInAs(payload)
    const person = await signInAs(payload)
    const { id } = (await postMessage({ body: 'Achetez mes bottes' }, author)).body
    for (const reason of ['Publicité', 'Encore']) {
      const { status, body } = await report(id, { reason }, person)
      expect([status, body]).toEqual([200, { ok: true }])
    }
    expect(await query('select reporter_id, reason, status from message_reports where message_id = $1', [id])).toEqual([
      { reporter_id: person.id, reason: 'Publicité', status: 'open' },
    ])
    expect((await report(id, {}, await signInAs(payload))).status).toBe(200)
  })

  it('is refused without a session, of one’s own message, of a hidden one and of another expedition’s', async () => {
    const author = await signInAs(payload)
    const person = await signInAs(payload)
    const { id } = (await postMessage({ body: 'Rien de mal' }, author)).body
    const other = await createExpedition(payload)
    await runJobs()
    expect((await report(id, {})).status).toBe(401)
    expect((await report(id, {}, author)).status).toBe(422)
    expect((await report(id, { reason: 'a'.repeat(501) }, person)).status).toBe(422)
    expect((await report(id, {}, person, other.id)).status).toBe(404)
    expect((await report(2_147_483_647, {}, person)).status).toBe(404)
    await hide(id)
    expect((await report(id, {}, person)).status).toBe(404)
    expect(await queryOne('select 1 from message_reports where message_id = $1', [id])).toBeNull()
  })
})
