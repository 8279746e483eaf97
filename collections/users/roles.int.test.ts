import config from '@payload-config'
import { getPayload, type CollectionSlug, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/domain/accounts/roles'
import type { User } from '@/payload-types'
import { CONFIRM_FIRST } from '@/server/features/sign-in/session/confirm-identity'
import { createDeparture } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { createUser, PASSWORD } from '../../tests/factories/user'
import { call } from '../../tests/integration/call'
import { confirmed } from '../../tests/integration/confirmed'
import { signInAs } from '../../tests/integration/sign-in-as'

const CATALOGUE = ['expeditions', 'guides', 'countries', 'activities', 'accommodation-types'] as const
const MARKETING = ['activity-categories', 'selections', 'newsletter-subscribers', 'promo-codes'] as const
const CLIENTS = ['reservations', 'carts', 'reviews', 'messages', 'interests'] as const

let payload: Payload
let expeditionId: number
let departureId: number
let people: Record<Role, { user: User; token: string }>

const signIn = async (role: Role) => {
  const { token, ...user } = await signInAs(payload, { role })
  return { user, token }
}

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const entries = await Promise.all(ROLES.map(async (role) => [role, await signIn(role)] as const))
  people = Object.fromEntries(entries) as typeof people
  const expedition = await createExpedition(payload)
  expeditionId = expedition.id
  departureId = (await createDeparture(payload, { expedition: expeditionId })).id
})

const as = (role: Role) => ({ user: people[role].user, overrideAccess: false as const })

const mayRead = (role: Role, collection: CollectionSlug): Promise<boolean> =>
  payload.find({ collection, limit: 1, ...as(role) }).then(
    () => true,
    () => false,
  )

describe('Payload’s own REST', () => {
  it.each([...CATALOGUE, ...MARKETING, ...CLIENTS, 'departures', 'users', 'media'])(
    'hides the list of %s from strangers and customers',
    async (collection) => {
      expect((await call(collection)).status).toBe(404)
      expect((await call(collection, { token: people.customer.token })).status).toBe(404)
    },
  )

  it('hides single documents and globals from customers', async () => {
    const { token } = people.customer
    expect((await call(`departures/${String(departureId)}`, { token })).status).toBe(404)
    expect((await call(`users/${String(people.customer.user.id)}`, { token })).status).toBe(404)
    expect((await call('globals/home-page', { token })).status).toBe(404)
  })

  it('answers the agency', async () => {
    const answer = await call<{ totalDocs: number }>('departures', { token: people.staff.token })
    expect(answer.status).toBe(200)
    expect(answer.body.totalDocs).toBeGreaterThan(0)
  })
})

describe('reading, by role', () => {
  it.each([...CATALOGUE, ...MARKETING, ...CLIENTS, 'users'] as CollectionSlug[])(
    'staff reads %s',
    async (collection) => {
      expect(await mayRead('staff', collection)).toBe(true)
    },
  )

  it.each([...CATALOGUE, ...MARKETING, 'departures'] as CollectionSlug[])('marketers read %s', async (collection) => {
    expect(await mayRead('marketer', collection)).toBe(true)
  })

  it.each([...CLIENTS] as CollectionSlug[])('marketers do not read %s', async (collection) => {
    expect(await mayRead('marketer', collection)).toBe(false)
  })

  it.each([...CATALOGUE, ...MARKETING, ...CLIENTS] as CollectionSlug[])('guides do not read %s', async (collection) => {
    expect(await mayRead('guide', collection)).toBe(false)
  })

  it('shows a guide no account but his or her own', async () => {
    const { docs } = await payload.find({ collection: 'users', ...as('guide') })
    expect(docs.map(({ id }) => id)).toEqual([people.guide.user.id])
  })
})

describe('writing, by role', () => {
  const rename = (role: Role) =>
    payload.update({ collection: 'expeditions', id: expeditionId, data: { tagline: `Par ${role}` }, ...as(role) })

  it('lets the agency edit the catalogue, and no other role', async () => {
    await expect(rename('staff')).resolves.toMatchObject({ tagline: 'Par staff' })
    for (const role of ['marketer', 'guide', 'customer'] as const) await expect(rename(role)).rejects.toThrow()
  })

  it('refuses a marketer who edits, creates or deletes a departure', async () => {
    const edit = { collection: 'departures', id: departureId } as const
    await expect(payload.update({ ...edit, data: { capacity: 20 }, ...as('marketer') })).rejects.toThrow()
    await expect(payload.delete({ ...edit, ...as('marketer') })).rejects.toThrow()
    const answer = await call(`departures/${String(departureId)}`, {
      method: 'PATCH',
      token: people.marketer.token,
      body: { capacity: 20 },
    })
    expect(answer.status).toBe(403)
  })

  it('lets a marketer edit families of activities and the home page', async () => {
    const activity = await payload.create({ collection: 'activities', data: { name: 'Pulka' } })
    const category = await payload.create({
      collection: 'activity-categories',
      data: { title: 'Grand froid', slug: 'grand-froid', icon: 'trees', activities: [activity.id] },
      ...as('marketer'),
    })
    expect(category.title).toBe('Grand froid')
    const home = await payload.updateGlobal({ slug: 'home-page', data: { hero_title: 'Dehors' }, ...as('marketer') })
    expect(home.hero_title).toBe('Dehors')
    await expect(
      payload.updateGlobal({ slug: 'site-settings', data: { brand: 'Autre' }, ...as('marketer') }),
    ).rejects.toThrow()
  })
})

describe('roles', () => {
  it.each(['guide', 'marketer', 'staff'] as const)('a %s cannot raise his or her own role', async (role) => {
    const { user, token } = people[role]
    const answer = await call(`users/${String(user.id)}`, {
      method: 'PATCH',
      token,
      body: { role: 'admin', first_name: 'Camille' },
    })
    expect(answer.status).toBeLessThan(500)
    const { role: kept } = await payload.findByID({ collection: 'users', id: user.id })
    expect(kept).toBe(role)
  })

  it('gives no account made by the agency a role of the team, whatever is sent', async () => {
    const person = { email: 'nouveau@lagopede.test', first_name: 'Inès', last_name: 'Roux', role: 'admin' }
    for (const path of ['users', 'users/invite']) {
      const answer = await call<{ doc?: User }>(path, { method: 'POST', token: people.staff.token, body: person })
      expect(answer.status).toBe(403)
    }
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: 'nouveau@lagopede.test' } },
    })
    expect(docs.every(({ role }) => role === 'customer')).toBe(true)
  })

  it('lets the administration change a role', async () => {
    const { id } = await createUser(payload)
    const change = (headers: Record<string, string>) =>
      payload.update({
        collection: 'users',
        id,
        data: { role: 'guide' },
        ...as('admin'),
        req: { headers: new Headers(headers) },
      })
    await expect(change({})).rejects.toThrow(CONFIRM_FIRST)
    expect((await change(confirmed())).role).toBe('guide')
  })
})

describe('the panel’s sign-in', () => {
  const logIn = (role: Role) =>
    call<{ errors?: { message: string }[]; token?: string }>('users/login', {
      method: 'POST',
      body: { email: people[role].user.email, password: PASSWORD },
    })

  it('refuses a customer in French', async () => {
    const { status, body } = await logIn('customer')
    expect(status).toBe(403)
    expect(body.errors?.[0]?.message).toContain('réservé à l’équipe de l’agence')
  })

  it('lets a guide in', async () => {
    const { status, body } = await logIn('guide')
    expect(status).toBe(200)
    const me = await call<{ user: { id: number } | null }>('users/me', { token: body.token })
    expect(me.body.user?.id).toBe(people.guide.user.id)
  })
})

it('shows nobody their own address as theirs to change in the panel', async () => {
  const { user, token } = people.admin
  const fieldsOf = async (id: number) => {
    const { body } = await call<{ fields: Record<string, unknown> }>(`users/access/${String(id)}`, {
      method: 'POST',
      token,
    })
    return body.fields['email']
  }
  expect(await fieldsOf(people.customer.user.id)).toBe(true)
  expect(await fieldsOf(user.id)).not.toBe(true)
})
