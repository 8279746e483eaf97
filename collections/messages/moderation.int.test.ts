import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Expedition, Message, User } from '@/payload-types'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../tests/factories/expedition'
import { createUser } from '../../tests/factories/user'

let payload: Payload
let staff: User
let author: User
let expedition: Expedition

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await createUser(payload, { role: 'staff' })
  author = await createUser(payload)
  expedition = await createExpedition(payload)
})

const ask = (body: string, parent?: number): Promise<Message> =>
  payload.create({
    collection: 'messages',
    data: { expedition: expedition.id, author: author.id, body, status: 'visible', parent },
    user: staff,
    overrideAccess: false,
  })

const moderate = (id: number, data: Partial<Message>) =>
  payload.update({ collection: 'messages', id, data, user: staff, overrideAccess: false })

const eventsOf = (id: number) =>
  query('select action, reason, author_id from moderation_events where message_id = $1 order by id', [id])

it('a message is hidden with a reason alone, and restored; who, when and why stay in its history', async () => {
  const { id } = await ask('Achetez mes bottes')
  await expect(moderate(id, { status: 'hidden' })).rejects.toThrow(/Motif/)
  await moderate(id, { status: 'hidden', moderation_reason: 'Publicité' })
  expect((await moderate(id, { status: 'visible' })).moderation_reason).toBeNull()
  await expect(moderate(id, { status: 'hidden' })).rejects.toThrow(/Motif/)
  expect(await eventsOf(id)).toEqual([
    { action: 'hidden', reason: 'Publicité', author_id: staff.id },
    { action: 'restored', reason: null, author_id: staff.id },
  ])
})

it('saving without a decision adds nothing to the history, editing does', async () => {
  const { id } = await ask('Bonjour')
  await moderate(id, { status: 'visible' })
  expect(await eventsOf(id)).toEqual([])
  await payload.update({ collection: 'messages', id, data: { body: 'Bonsoir\u202e' }, user: staff })
  expect(await eventsOf(id)).toMatchObject([{ action: 'edited', author_id: staff.id }])
  expect((await payload.findByID({ collection: 'messages', id })).body).toBe('Bonsoir')
})

it('the words of a message are never rewritten in the panel', async () => {
  const { id } = await ask('Bonjour')
  await moderate(id, { body: 'Bonsoir', status: 'hidden', moderation_reason: 'Publicité' })
  expect(await payload.findByID({ collection: 'messages', id })).toMatchObject({ body: 'Bonjour', status: 'hidden' })
})

it('hiding a message closes its reports', async () => {
  const { id } = await ask('Achetez mes bottes')
  await query('insert into message_reports (message_id, reporter_id) values ($1, $2)', [id, staff.id])
  const open = () => payload.find({ collection: 'messages', where: { 'reports.status': { equals: 'open' } } })
  expect((await open()).docs.map((doc) => doc.id)).toEqual([id])
  await moderate(id, { status: 'hidden', moderation_reason: 'Publicité' })
  expect(await query('select status from message_reports where message_id = $1', [id])).toEqual([{ status: 'closed' }])
})

it('an answer of the agency is written to who asked', async () => {
  const question = await ask('Une corde ?')
  await payload.create({
    collection: 'messages',
    data: {
      expedition: expedition.id,
      author: staff.id,
      body: 'Elle est fournie.',
      status: 'visible',
      parent: question.id,
    },
    user: staff,
    overrideAccess: false,
  })
  const mails = await query(
    `select payload ->> 'userId' as "userId" from graphile_worker._private_jobs where payload ->> 'template' = 'new_reply'`,
  )
  expect(mails).toEqual([{ userId: String(author.id) }])
})

it('nobody writes the history by hand', async () => {
  await expect(
    payload.create({ collection: 'moderation-events', data: { action: 'hidden' }, user: staff, overrideAccess: false }),
  ).rejects.toThrow()
})
