import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createTrip } from '../../../../../tests/factories/trip'
import { createUser } from '../../../../../tests/factories/user'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { isAddressAnswered } from '@/server/features/content/is-address-answered'
import { findExpedition } from '../expeditions/find-expedition'
import { findGuide, hasGuidePage, listGuides } from './find-guide'

let payload: Payload
let guide: number
let trip: number
let hiddenTrip: string
let account: Awaited<ReturnType<typeof createUser>>

const createGuide = async (slug: string, data: object = {}) =>
  (await payload.create({ collection: 'guides', data: { full_name: `Guide ${slug}`, slug, ...data } })).id

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  account = await createUser(payload, { role: 'guide' })
  guide = await createGuide('maelle', { job_title: 'Accompagnatrice', facts: [{ text: 'Français' }], user: account.id })
  trip = (await createExpedition(payload, { guide })).id
  const drafted = await createGuide('drafted')
  await createExpedition(payload, { guide: drafted, _status: 'draft' })
  await createGuide('idle')
  const hidden = await createGuide('hidden', { is_published: false })
  hiddenTrip = (await createExpedition(payload, { guide: hidden })).slug
  await runJobs()
})

it('are those with a page whom a trip on sale names, and no other', async () => {
  expect((await listGuides()).map(({ slug }) => slug)).toEqual(['maelle'])
  expect(await findGuide('maelle')).toMatchObject({
    job_title: 'Accompagnatrice',
    facts: ['Français'],
    hits: [{ id: trip }],
  })
  expect(await hasGuidePage('maelle')).toBe(true)
  for (const slug of ['drafted', 'idle', 'hidden', 'nobody']) {
    expect([slug, await findGuide(slug), await hasGuidePage(slug)]).toEqual([slug, null, false])
  }
  expect(await hasGuidePage('maelle\0')).toBe(false)
})

it('say nothing of the account that is theirs', async () => {
  const shown = JSON.stringify([await listGuides(), await findGuide('maelle')])
  expect(shown).not.toContain(account.email)
  expect(Object.keys((await listGuides())[0] ?? {}).sort()).toEqual(
    [
      ...['biography', 'countries', 'diplomas', 'facts', 'families', 'full_name', 'job_title', 'languages'],
      ...['portrait_caption', 'portrait_url', 'slug', 'updated_at'],
    ].sort(),
  )
})

it('are named without an address where they have no page, and a link there leads nowhere', async () => {
  expect((await findExpedition(hiddenTrip))?.guide).toMatchObject({ full_name: 'Guide hidden', slug: null })
  expect((await findExpedition(String(trip)))?.guide).toMatchObject({ slug: 'maelle' })
  const answered = await Promise.all(
    ['maelle', 'hidden', 'idle', 'nobody'].map((slug) => isAddressAnswered(`/our-guides/${slug}`)),
  )
  expect(answered).toEqual([true, false, false, false])
})

it('have the departures that one may still book with them', async () => {
  const other = await createGuide('other')
  const otherTrip = (await createExpedition(payload, { guide: other })).id
  const [later, sooner] = await Promise.all([
    createDeparture(payload, { expedition: trip, departure_start: inDays(40), departure_end: inDays(42) }),
    createDeparture(payload, { expedition: trip, departure_start: inDays(20), departure_end: inDays(22) }),
  ])
  const lent = await createDeparture(payload, { expedition: otherTrip, guide })
  await createDeparture(payload, { expedition: trip, guide: other })
  await createDeparture(payload, { expedition: trip, departure_start: inDays(-3), departure_end: inDays(-1) })
  await createDeparture(payload, { expedition: trip, status: 'canceled' })
  const full = await createDeparture(payload, { expedition: trip })
  await query('update departures set seats_taken = capacity where id = $1', [full.id])
  await runJobs()
  const found = await findGuide('maelle')
  expect(found?.departures.map(({ id }) => id)).toEqual([sooner.id, lent.id, later.id])
  expect(found?.departures[0]).toMatchObject({ price: 500, available_count: 8, status: 'open' })
})

it('have the published reviews of those who came along, and of nobody else', async () => {
  const user = (await createUser(payload)).id
  const reservation = await createTrip(payload, { user, expedition: trip })
  const review = (text: string, status: string, from: number | null) =>
    query(
      `insert into reviews (expedition_id, first_name, rate, text, status, reservation_id, published_at)
       values ($1, 'Inès', 5, $2, $3::enum_reviews_status, $4, now())`,
      [trip, text, status, from],
    )
  await review('Sans preuve', 'published', null)
  await review('Attend', 'pending', await createTrip(payload, { user, expedition: trip, endsIn: -9 }))
  await review('Superbe', 'published', reservation)
  expect((await findGuide('maelle'))?.reviews).toMatchObject([
    { reviewText: 'Superbe', firstName: 'Inès', verified: true, expedition: { id: trip } },
  ])
})
