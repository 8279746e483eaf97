import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/domain/accounts/roles'
import type { User } from '@/payload-types'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../tests/factories/expedition'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'

const TEAM = ROLES.filter((role) => role !== 'customer')

let payload: Payload
let people: Record<Role, User & { token: string }>
let expeditionId: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const entries = await Promise.all(ROLES.map(async (role) => [role, await signInAs(payload, { role })] as const))
  people = Object.fromEntries(entries) as typeof people
  expeditionId = (await createExpedition(payload)).id
})

type Listed = { docs?: Array<{ id: number; user: { value: { id: number } | number } }>; totalDocs?: number }

/** A lock as the panel makes it when somebody begins to edit. */
const lockAs = async (
  user: User,
  document: { relationTo: 'expeditions' | 'users'; value: number },
): Promise<number> => {
  const data = { document, user: { relationTo: 'users' as const, value: user.id } }
  const lock = await payload.db.create({ collection: 'payload-locked-documents', data })
  return Number(lock.id)
}

const ownerOf = async (lockId: number): Promise<number | undefined> => {
  const [row] = await query<{ users_id: number }>(
    `select users_id from payload_locked_documents_rels where parent_id = $1 and path = 'user'`,
    [lockId],
  )
  return row?.users_id
}

const lockPath = (id: number | '') => `payload-locked-documents/${String(id)}`

describe('a lock on a document', () => {
  it.each(TEAM)('is not made by the REST of a %s, in anybody’s name', async (role) => {
    const body = {
      document: { relationTo: 'expeditions', value: expeditionId },
      user: { relationTo: 'users', value: people.admin.id },
    }
    const { status } = await call(lockPath(''), { method: 'POST', token: people[role].token, body })
    expect(status).toBe(403)
  })

  it('of another is neither read, taken nor lifted by a guide', async () => {
    const id = await lockAs(people.staff, { relationTo: 'expeditions', value: expeditionId })
    const { token } = people.guide
    const listed = await call<Listed>(lockPath(''), { token })
    expect(listed.body.docs).toEqual([])
    const body = { user: { relationTo: 'users', value: people.guide.id } }
    for (const method of ['PATCH', 'DELETE'] as const) {
      expect((await call(lockPath(id), { method, token, body })).status).not.toBe(200)
      await call(`payload-locked-documents?where[id][equals]=${String(id)}`, { method, token, body })
    }
    expect(await ownerOf(id)).toBe(people.staff.id)
  })

  it('is taken over in one’s own name by who may change the document', async () => {
    const id = await lockAs(people.admin, { relationTo: 'expeditions', value: expeditionId })
    const { token } = people.staff
    const listed = await call<Listed>(`${lockPath('')}?where[id][equals]=${String(id)}`, { token })
    expect(listed.body.docs).toHaveLength(1)
    const body = {
      user: { relationTo: 'users', value: people.marketer.id },
      document: { relationTo: 'users', value: people.marketer.id },
    }
    expect((await call(lockPath(id), { method: 'PATCH', token, body })).status).toBe(200)
    expect(await ownerOf(id)).toBe(people.staff.id)
    const [row] = await query(
      `select expeditions_id from payload_locked_documents_rels where parent_id = $1 and path = 'document'`,
      [id],
    )
    expect(row).toEqual({ expeditions_id: expeditionId })
    expect((await call(lockPath(id), { method: 'DELETE', token })).status).toBe(200)
  })

  it('is not taken over by who may only read the document, nor lifted by who does not hold it', async () => {
    const id = await lockAs(people.admin, { relationTo: 'expeditions', value: expeditionId })
    const body = { user: { relationTo: 'users', value: people.marketer.id } }
    const { token } = people.marketer
    expect((await call(lockPath(id), { method: 'PATCH', token, body })).status).not.toBe(200)
    expect((await call(lockPath(id), { method: 'DELETE', token: people.staff.token })).status).not.toBe(200)
    expect(await ownerOf(id)).toBe(people.admin.id)
  })
})

describe('preferences', () => {
  it('are read and written by their owner alone', async () => {
    const value = { secret: 'à moi' }
    const path = 'payload-preferences/first-steps'
    expect((await call(path, { method: 'POST', token: people.admin.token, body: { value } })).status).toBe(200)
    const [row] = await query<{ id: number }>(`select id from payload_preferences where key = 'first-steps'`)
    const id = String(row?.id)
    for (const role of ['guide', 'marketer', 'staff'] as const) {
      const { token } = people[role]
      const answers = [
        await call(path, { token }),
        await call('payload-preferences?limit=100', { token }),
        await call(`payload-preferences/${id}`, { method: 'PATCH', token, body: { value: 'pris' } }),
        await call(`payload-preferences?where[id][equals]=${id}`, { method: 'PATCH', token, body: { value: 'pris' } }),
        await call(`payload-preferences?where[id][equals]=${id}`, { method: 'DELETE', token }),
      ]
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('à moi')
    }
    expect((await payload.findByID({ collection: 'payload-preferences', id: Number(id) })).value).toEqual(value)
  })

  it('are written in nobody else’s name', async () => {
    const body = { key: 'planted', value: 1, user: { relationTo: 'users', value: people.admin.id } }
    await call('payload-preferences', { method: 'POST', token: people.guide.token, body })
    const { docs } = await payload.find({
      collection: 'payload-preferences',
      where: { key: { equals: 'planted' } },
      depth: 0,
    })
    for (const { user } of docs) expect(user.value).toBe(people.guide.id)
  })

  it.each([
    ['POST', 'payload-preferences/a-key', { value: 'a\0b' }],
    ['POST', 'payload-preferences/a-key', { value: { 'a\0b': [1] } }],
    ['POST', 'payload-preferences/a-key', { value: 'half a letter: \ud800' }],
    ['POST', 'payload-preferences', { key: 'a\0b', value: 1 }],
    ['POST', 'payload-preferences', { key: 'a-key', value: ['a\0b'] }],
    ['PATCH', 'payload-preferences/:kept', { value: 'a\0b' }],
  ] as const)('hold no text that no database keeps: %s %s %j', async (method, path, body) => {
    const { token } = people.guide
    const kept = { method: 'POST', token, body: { value: 'ici' } } as const
    const { doc } = (await call<{ doc: { id: number } }>('payload-preferences/kept', kept)).body
    expect((await call(path.replace(':kept', String(doc.id)), { method, token, body })).status).toBe(400)
    expect((await call('payload-preferences/kept', { token })).body).toMatchObject({ value: 'ici' })
  })
})

describe('what Payload keeps for itself', () => {
  const INTERNAL = ['payload-jobs', 'payload-kv', 'payload-migrations']

  it('is known: a collection that an upgrade adds must be looked at', () => {
    const added = payload.config.collections.map(({ slug }) => slug).filter((slug) => slug.startsWith('payload-'))
    expect(added.toSorted()).toEqual([...INTERNAL, 'payload-locked-documents', 'payload-preferences'].toSorted())
  })

  it.each(INTERNAL)('%s answers nobody', async (slug) => {
    for (const role of TEAM) {
      const { token } = people[role]
      expect((await call(slug, { token })).status).toBeGreaterThanOrEqual(400)
      expect((await call(slug, { method: 'POST', token, body: {} })).status).toBeGreaterThanOrEqual(400)
      for (const method of ['PATCH', 'DELETE'] as const) {
        const answer = await call<{ docs?: unknown[] }>(`${slug}?where[id][exists]=true`, { method, token, body: {} })
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.status).toBeLessThan(500)
      }
    }
  })

  it.each(['payload-jobs/run', 'payload-jobs/handle-schedules'])('runs nothing by %s', async (path) => {
    for (const role of TEAM) expect((await call(path, { token: people[role].token })).status).toBe(404)
  })
})
