import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { GroupMessage } from '@/contract/guide-messages'
import { query } from '@/server/platform/db/pool'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { prepareGuided, signUp, type Person } from '../../../../tests/factories/guided'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let maelle: Person
let yann: Person
let camille: Person
let anne: Person

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  maelle = await signUp(payload, 'Maëlle', 'guide')
  yann = await signUp(payload, 'Yann', 'guide')
  camille = await signUp(payload, 'Camille', 'customer')
  anne = await signUp(payload, 'Anne', 'staff')
})

const TEXT = { subject: 'La météo du week-end', body: 'Il a neigé.\nPrends tes guêtres.' }

const prepare = async (options: { days?: number } = {}) => {
  const guided = await prepareGuided({ payload, lead: maelle, customer: camille, ...options })
  const hugo = `hugo-${String(guided.booking)}@exemple.fr`
  await query(`insert into participants (reservation_id, position, first_name, email) values ($1, 2, 'Hugo', $2)`, [
    guided.booking,
    hugo,
  ])
  return { ...guided, hugo, ines: `ines-${String(guided.booking)}@exemple.fr` }
}
const path = (id: number) => `v1/guide/departures/${String(id)}/messages`
const write = (id: number, { token = maelle.token, key = randomUUID(), text = TEXT } = {}) =>
  call<GroupMessage & { error: string }>(path(id), {
    method: 'POST',
    token,
    headers: { 'idempotency-key': key },
    body: text,
  })
const list = (id: number, token = maelle.token) => call<GroupMessage[]>(path(id), { token })

describe('POST guide/departures/:id/messages', () => {
  it('mails each traveler alone, answers to the agency, and is kept with its author', async () => {
    const { id, hugo, ines } = await prepare()
    const { status, body } = await write(id)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...TEXT, author: 'Maëlle', recipients: 2 })
    await runJobs()
    for (const [own, other] of [
      [hugo, ines],
      [ines, hugo],
    ] as const) {
      const mail = mailServer.lastTo(own)
      expect(mail?.subject).toBe(TEXT.subject)
      expect(mail?.text).toContain('Prends tes guêtres.')
      expect(JSON.stringify(mail)).not.toContain(other)
      expect(JSON.stringify(mail)).not.toContain(maelle.email)
      expect(mail?.replyTo?.text).toContain('@')
      expect(mail?.replyTo?.text).toBe(mail?.from?.text)
    }
    expect((await list(id, anne.token)).body).toEqual([body])
  })

  it('has answers reach a guide who asked for them, and says who reads them', async () => {
    const nina = await signUp(payload, 'Nina', 'guide')
    const { id } = await prepareGuided({ payload, lead: nina, customer: camille })
    const choose = (body: object) => call('v1/guide/news', { method: 'PATCH', token: nina.token, body })
    expect((await choose({ replies: true })).body).toEqual({ changes: 'at_once', replies: true, is_guide: true })
    await choose({ changes: 'daily' })
    expect((await call('v1/guide/news', { token: nina.token })).body).toMatchObject({ changes: 'daily', replies: true })
    const to =
      (
        await query<{ email: string }>(
          'select email from participants p join reservations r on r.id = p.reservation_id where r.departure_id = $1',
          [id],
        )
      )[0]?.email ?? ''
    const sent = async (token: string) => {
      await write(id, { token })
      await runJobs()
      const mail = mailServer.lastTo(to)
      return {
        replyTo: mail?.replyTo?.text ?? '',
        text: (mail?.text ?? '').replaceAll(/\s+/g, ' '),
        from: mail?.from?.text ?? '',
      }
    }
    const own = await sent(nina.token)
    expect(own.replyTo).toContain(nina.email)
    expect(own.replyTo).toContain(/<(.*)>/.exec(own.from)?.[1] ?? own.from)
    expect(own.text).toContain('Nina et l’agence lisent ta réponse')
    const agencys = await sent(anne.token)
    expect(agencys.replyTo).toBe(agencys.from)
    expect(agencys.text).toContain('l’agence le lit et le transmet')
  })

  it('sends once for each key, also at the same time; another text under it is 422', async () => {
    const { id, hugo } = await prepare()
    const key = randomUUID()
    const answers = await Promise.all([write(id, { key }), write(id, { key })])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0].body).toEqual(answers[1].body)
    expect((await write(id, { key, text: { ...TEXT, body: 'Autre chose.' } })).status).toBe(422)
    await runJobs()
    expect(mailServer.sentTo(hugo)).toHaveLength(1)
    expect((await list(id)).body).toHaveLength(1)
  })

  it('writes once to an address that travelers share, and not to who left meanwhile', async () => {
    const shared = await prepare()
    await query('update participants set email = $2 where reservation_id = $1', [
      shared.booking,
      shared.ines.toUpperCase(),
    ])
    expect((await write(shared.id)).body.recipients).toBe(1)
    const left = await prepare()
    await write(left.id)
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [left.booking])
    await runJobs()
    expect(mailServer.sentTo(left.hugo)).toEqual([])
  })

  it('answers 409 too early, once canceled and when nobody has an address, and keeps nothing', async () => {
    const early = await prepare({ days: 61 })
    const canceled = await prepare()
    await query(`update departures set status = 'canceled' where id = $1`, [canceled.id])
    const silent = await prepare()
    await query('update participants set email = null where reservation_id = $1', [silent.booking])
    for (const { id } of [early, canceled, silent]) {
      expect((await write(id)).status).toBe(409)
      expect((await list(id)).body).toEqual([])
    }
  })

  it('refuses an empty subject or text, and a call without a key', async () => {
    const { id } = await prepare()
    expect((await write(id, { text: { ...TEXT, subject: '  ' } })).status).toBe(422)
    expect((await write(id, { text: { ...TEXT, body: ' \n ' } })).status).toBe(422)
    const { status } = await call(path(id), { method: 'POST', token: maelle.token, body: TEXT })
    expect(status).toBe(422)
  })

  it('is for who leads the departure and the agency alone', async () => {
    const { id } = await prepare()
    for (const [token, status] of [
      ['', 401],
      [yann.token, 404],
      [camille.token, 404],
    ] as const) {
      expect((await write(id, { token })).status).toBe(status)
      expect((await list(id, token)).status).toBe(status)
    }
    expect((await write(id, { token: anne.token })).body.author).toBe('Anne')
  })
})
