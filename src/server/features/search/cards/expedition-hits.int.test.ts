import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { Hit } from '@/contract/hit'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createUser } from '../../../../../tests/factories/user'
import { runJobs } from '../../../../../tests/integration/run-jobs'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const hitOf = async (id: number): Promise<Hit | null> =>
  (await queryOne<{ hit: Hit }>('select hit from expedition_hits where id = $1', [id]))?.hit ?? null

describe('the card of an expedition', () => {
  it('holds every field of the contract once the expedition is published', async () => {
    const { id, slug } = await createExpedition(payload, { price_cents: 64_000, level: 3 })
    await runJobs()
    const hit = Hit.parse(await hitOf(id))
    expect(hit).toMatchObject({
      id,
      objectID: String(id),
      slug,
      price: 640,
      level_number: 3,
      next_departures_count: 0,
      next_departure_starts: [],
      all_time_interests_count: 0,
      rating: null,
    })
  })

  it('never shows a draft, and goes when the expedition is unpublished', async () => {
    const draft = await createExpedition(payload, { _status: 'draft' })
    const { id } = await createExpedition(payload)
    await runJobs()
    expect(await hitOf(draft.id)).toBeNull()
    expect(await hitOf(id)).toMatchObject({ id })

    await payload.update({ collection: 'expeditions', id, data: { _status: 'draft' } })
    await runJobs()
    expect(await hitOf(id)).toBeNull()
  })

  it('keeps the published card while a later draft is being written', async () => {
    const { id, name } = await createExpedition(payload)
    await runJobs()
    await payload.update({ collection: 'expeditions', id, draft: true, data: { name: 'Un brouillon' } })
    await runJobs()
    expect((await hitOf(id))?.name).toBe(name)
  })

  it('shows the next three departures, the first with seats, and the lowest price', async () => {
    const { id } = await createExpedition(payload, { price_cents: 50_000 })
    const days = [10, 20, 30, 40, 50]
    const departures: number[] = []
    for (const day of days) {
      const price_cents = day === 40 ? 45_000 : null
      const departure = await createDeparture(payload, {
        expedition: id,
        departure_start: inDays(day),
        departure_end: inDays(day + 2),
        price_cents,
      })
      departures.push(departure.id)
    }
    await query('update departures set seats_taken = capacity where id = any($1)', [departures.slice(0, 2)])
    await query('update departures set sales_closed = true where id = $1', [departures[1]])
    await createDeparture(payload, {
      expedition: id,
      departure_start: inDays(5),
      departure_end: inDays(7),
      status: 'canceled',
    })
    await query(
      `insert into departures (expedition_id, departure_start, departure_end, capacity) values ($1, $2, $3, 8)`,
      [id, inDays(-20), inDays(-18)],
    )
    await runJobs()
    const hit = await hitOf(id)
    expect(hit?.price).toBe(450)
    expect(hit?.next_departures_count).toBe(5)
    expect(hit?.next_departure_starts.map((slot) => slot.available_count)).toEqual([0, 0, 8])
    expect(hit?.next_departure_starts.map((slot) => slot.has_waitlist)).toEqual([true, false, false])
    expect(hit?.next_available_departure_starts.map((slot) => slot.next_departure_start)).toEqual(
      [30, 40, 50].map((day) => inDays(day).slice(0, 10)),
    )
    expect(hit?.has_next_3_departures_not_full).toBe(false)
    expect(hit?.has_new_departures).toBe(true)
  })

  it('counts interests and averages published reviews alone', async () => {
    const { id } = await createExpedition(payload)
    const users = await Promise.all([createUser(payload), createUser(payload)])
    for (const user of users) await payload.create({ collection: 'interests', data: { user: user.id, expedition: id } })
    const review = { expedition: id, first_name: 'Inès', text: 'Très bien.' }
    await payload.create({ collection: 'reviews', data: { ...review, rate: 5, status: 'published' } })
    await payload.create({ collection: 'reviews', data: { ...review, rate: 4, status: 'published' } })
    await payload.create({ collection: 'reviews', data: { ...review, rate: 1, status: 'pending' } })
    await runJobs()
    expect(await hitOf(id)).toMatchObject({ all_time_interests_count: 2, rating: 4.5 })
  })

  it('follows a country, an activity and a guide that are renamed', async () => {
    const guide = await payload.create({ collection: 'guides', data: { full_name: 'Ancien Nom', slug: 'ancien-nom' } })
    const { id, countries, activities } = await createExpedition(payload, { guide: guide.id })
    await runJobs()
    const idOf = (relation: number | { id: number } | undefined) =>
      typeof relation === 'object' ? relation.id : relation
    await payload.update({ collection: 'countries', id: idOf(countries[0]) ?? 0, data: { name: 'Nouveau pays' } })
    await payload.update({
      collection: 'activities',
      id: idOf(activities[0]) ?? 0,
      data: { name: 'Nouvelle activité' },
    })
    await payload.update({ collection: 'guides', id: guide.id, data: { full_name: 'Nouveau Nom' } })
    await runJobs()
    expect(await hitOf(id)).toMatchObject({
      country_1: 'Nouveau pays',
      activities: ['Nouvelle activité'],
      guide_full_name: 'Nouveau Nom',
    })
  })

  it('is right after many changes at once, from many connections, with several workers', async () => {
    const { id } = await createExpedition(payload)
    const users = await query<{ id: number }>(
      `insert into users (email, role, provider, sign_in_count)
       select 'foule-' || n || '@lagopede.test', 'customer', 'email', 0 from generate_series(1, 16) n returning id`,
    )
    await Promise.all([
      ...users.map((user) => payload.create({ collection: 'interests', data: { user: user.id, expedition: id } })),
      runJobs(),
      runJobs(),
    ])
    await Promise.all([runJobs(), runJobs()])
    expect((await hitOf(id))?.all_time_interests_count).toBe(16)
  })

  it('keeps the route of an expedition that is saved without it', async () => {
    const route = [
      [5.5262, 45.0306, 1111],
      [5.5225, 45.0195, 1145],
    ]
    const { id } = await createExpedition(payload, { route })
    const saved = await payload.update({ collection: 'expeditions', id, data: { price_cents: 70_000 } })
    expect(saved.route).toEqual(route)
  })

  it('leaves no job behind when the change is rolled back', async () => {
    const { id } = await createExpedition(payload)
    await runJobs()
    await expect(
      payload.update({
        collection: 'expeditions',
        id,
        data: { name: 'Perdu', expedition_type: 'kids', age_min_child: null },
      }),
    ).rejects.toThrow()
    const [waiting] = await query<{ n: number }>('select count(*)::int as n from graphile_worker.jobs')
    expect(waiting?.n).toBe(0)
  })
})
