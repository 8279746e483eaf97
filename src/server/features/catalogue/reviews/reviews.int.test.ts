import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Review, ReviewPage, ReservationReview } from '@/contract/reviews'
import type { LevelAgreement } from '@/contract/level-agreement'
import type { Expedition, User } from '@/payload-types'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createTrip } from '../../../../../tests/factories/trip'
import { createUser } from '../../../../../tests/factories/user'
import { call } from '../../../../../tests/integration/call'
import { leaveMails } from '../../../../../tests/integration/leave-mails'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { query, queryOne } from '@/server/platform/db/pool'

type Body = ReservationReview & { error: string; errors: Array<{ field: string }> }
type Person = Awaited<ReturnType<typeof signInAs>>

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: Expedition
let traveler: Person
let staff: User

const TEXT = 'Trois jours sans réseau, et une soupe inoubliable.'

const newTrip = (options: Partial<Parameters<typeof createTrip>[1]> = {}): Promise<number> =>
  createTrip(payload, { user: traveler.id, expedition: expedition.id, ...options })

const give = (
  reservation: number,
  body: unknown = { rate: 5, text: TEXT },
  token: string | undefined = traveler.token,
) => call<Body>(`v1/reservations/${reservation}/review`, { method: 'POST', body, token })

const look = (reservation: number, token: string | undefined = traveler.token) =>
  call<Body>(`v1/reservations/${reservation}/review`, { token })

const reviewOf = async (reservation: number): Promise<number> =>
  (await queryOne<{ id: number }>('select id from reviews where reservation_id = $1', [reservation]))?.id ?? 0

const decide = (id: number, data: object) =>
  payload.update({ collection: 'reviews', id, data, user: staff, overrideAccess: false })

const eventsOf = (review: number) =>
  query('select action, reason, author_id from moderation_events where review_id = $1 order by id', [review])

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await createUser(payload, { role: 'staff' })
  traveler = await signInAs(payload, { first_name: 'Inès' })
  expedition = await createExpedition(payload)
  await runJobs()
})

describe('a review', () => {
  it('is given once the trip is over, and waits to be read', async () => {
    const trip = await newTrip()
    expect((await look(trip)).body).toMatchObject({ refusal: null, review: null })
    const answer = await give(trip, { rate: 4, text: `  ${TEXT}\u200b `, guide_rate: 5, level_rate: null })
    expect(answer.status).toBe(201)
    expect(ReservationReview.parse(answer.body)).toMatchObject({
      reservation_id: trip,
      expedition: { name: expedition.name, slug: expedition.slug },
      review: { rate: 4, text: TEXT, guide_rate: 5, level_rate: null, organisation_rate: null, status: 'pending' },
    })
    expect((await look(trip)).body).toEqual(answer.body)
    expect((await call<unknown[]>(`v1/expeditions/${expedition.id}/reviews`)).body).toEqual([])
  })

  it('says how hard the trip felt to its author and to the agency alone', async () => {
    const own = await createExpedition(payload, { level: 2 })
    const trip = await newTrip({ expedition: own.id })
    const answer = await give(trip, { rate: 5, text: TEXT, felt_level: 'too_hard' })
    expect(answer.body.review?.felt_level).toBe('too_hard')
    await give(await newTrip({ expedition: own.id }), { rate: 5, text: TEXT, felt_level: 'right' })
    await give(await newTrip({ expedition: own.id }))
    await decide(await reviewOf(trip), { status: 'published' })
    await runJobs()
    const shown = await call<Review[]>(`v1/expeditions/${own.id}/reviews`)
    expect(shown.body).toHaveLength(1)
    expect(JSON.stringify(shown.body)).not.toContain('too_hard')
    const report = await call<LevelAgreement>('reviews/level-agreement', {
      token: (await signInAs(payload, { role: 'staff' })).token,
    })
    expect(report.body.trips.filter(({ id }) => id === own.id)).toEqual([
      { id: own.id, name: own.name, level: 2, too_easy: 0, right: 1, too_hard: 1 },
    ])
    expect(report.body.levels.find(({ level }) => level === 2)).toMatchObject({ right: 1, too_hard: 1 })
    expect(JSON.stringify(report.body)).not.toContain('Inès')
    const marketer = (await signInAs(payload, { role: 'marketer' })).token
    expect((await call('reviews/level-agreement', { token: marketer })).status).toBe(403)
    expect((await call('reviews/level-agreement')).status).toBe(404)
  })

  it('is given once a reservation, whatever the parallelism', async () => {
    const trip = await newTrip()
    const answers = await Promise.all(Array.from({ length: 6 }, () => give(trip)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    const again = await give(trip)
    expect([again.status, again.body.error]).toEqual([409, 'Tu as déjà donné ton avis sur ce voyage.'])
  })

  it.each([
    ['of a trip to come', { endsIn: 30 }, 'not_over'],
    ['of a trip that ends today', { endsIn: 0 }, 'not_over'],
    ['of a canceled reservation', { status: 'canceled' as const }, 'canceled'],
    ['of a canceled departure', { departureStatus: 'canceled' as const }, 'canceled'],
    ['of a reservation not confirmed', { status: 'pending' as const }, 'not_confirmed'],
  ])('is refused %s', async (_name, options, refusal) => {
    const trip = await newTrip(options)
    expect((await look(trip)).body.refusal).toBe(refusal)
    const answer = await give(trip)
    expect(answer.status).toBe(422)
    expect(answer.body.error).toMatch(/\S/)
    expect(await reviewOf(trip)).toBe(0)
  })

  it('is nobody else’s business', async () => {
    const trip = await newTrip()
    const stranger = await signInAs(payload)
    const agent = await signInAs(payload, { role: 'staff' })
    for (const { token } of [stranger, agent]) {
      expect((await look(trip, token)).status).toBe(404)
      expect((await give(trip, undefined, token)).status).toBe(404)
    }
    expect((await call(`v1/reservations/${trip}/review`)).status).toBe(401)
    expect((await call(`v1/reservations/${trip}/review`, { method: 'POST', body: {} })).status).toBe(401)
    expect((await look(2_147_483_647)).status).toBe(404)
  })

  it.each([
    ['rate', { rate: 0, text: TEXT }],
    ['rate', { rate: 6, text: TEXT }],
    ['rate', { rate: 4.5, text: TEXT }],
    ['rate', { text: TEXT }],
    ['text', { rate: 5, text: 'Court.' }],
    ['text', { rate: 5, text: `${'\u200b'.repeat(30)}Court.` }],
    ['text', { rate: 5, text: 'a'.repeat(3001) }],
    ['guide_rate', { rate: 5, text: TEXT, guide_rate: 9 }],
    ['felt_level', { rate: 5, text: TEXT, felt_level: 'hard' }],
  ])('is refused for its %s in %j', async (field, body) => {
    const answer = await give(await newTrip(), body)
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([422, field])
  })

  it('is refused when it cannot be read, and when too many come', async () => {
    const busy = await signInAs(payload)
    const trip = await newTrip({ user: busy.id })
    const path = `v1/reservations/${trip}/review`
    expect((await call(path, { method: 'POST', rawBody: '{', token: busy.token })).status).toBe(400)
    for (let count = 0; count < 20; count++) await give(trip, undefined, busy.token)
    expect((await give(trip, undefined, busy.token)).status).toBe(429)
  })
})

describe('the agency', () => {
  it('publishes: statistics, rating, card, page and lists follow', async () => {
    const own = await createExpedition(payload)
    const trip = await newTrip({ expedition: own.id })
    await give(trip, { rate: 3, text: TEXT, organisation_rate: 2 })
    const before = (await call<{ count: number }>('v1/reviews/stat')).body.count
    const id = await reviewOf(trip)
    await decide(id, { status: 'published' })
    await decide(id, { reply: 'Merci, la soupe le sait.' })
    await runJobs()

    expect((await call<{ count: number }>('v1/reviews/stat')).body.count).toBe(before + 1)
    expect((await call(`v1/expeditions/${own.id}`)).body).toMatchObject({ rating: 3, review_count: 1 })
    const hit = await queryOne<{ hit: { rating: number } }>('select hit from expedition_hits where id = $1', [own.id])
    expect(hit?.hit.rating).toBe(3)
    const [shown] = (await call<Review[]>(`v1/expeditions/${own.id}/reviews`)).body
    expect(shown).toMatchObject({
      rateOnFive: 3,
      firstName: 'Inès',
      reviewText: TEXT,
      verified: true,
      organisation_rate: 2,
      guide_rate: null,
      reply: { text: 'Merci, la soupe le sait.', date: shown?.date },
    })
    expect(shown?.trip_date).toMatch(/^\d{4}-/)
    const [latest] = (await call<Review[]>('v1/reviews/last')).body
    expect(Review.parse(latest)).toMatchObject({ id, expedition: { slug: own.slug } })
    expect((await look(trip)).body.review?.status).toBe('published')
    expect(await eventsOf(id)).toEqual([
      { action: 'published', reason: null, author_id: staff.id },
      { action: 'replied', reason: null, author_id: staff.id },
    ])

    await decide(id, { status: 'pending' })
    await runJobs()
    expect((await call(`v1/expeditions/${own.id}`)).body).toMatchObject({ rating: null, review_count: 0 })
  })

  it('rewrites nothing of what its author gave', async () => {
    const trip = await newTrip()
    const given = { rate: 2, text: TEXT, guide_rate: 3, level_rate: 2, organisation_rate: 1 }
    await give(trip, given)
    const id = await reviewOf(trip)
    const praise = { rate: 5, text: 'Une merveille.', guide_rate: 5, level_rate: 5, organisation_rate: 5 }
    await decide(id, { ...praise, first_name: 'Anne', status: 'published' })
    expect(await payload.findByID({ collection: 'reviews', id })).toMatchObject({
      ...given,
      first_name: 'Inès',
      status: 'published',
    })
    expect(await eventsOf(id)).toEqual([{ action: 'published', reason: null, author_id: staff.id }])
  })

  it('rejects with a reason alone, which its author reads', async () => {
    const trip = await newTrip()
    await give(trip)
    const id = await reviewOf(trip)
    await expect(decide(id, { status: 'rejected' })).rejects.toThrow(/Motif/)
    await decide(id, { status: 'rejected', moderation_reason: 'Il nomme une personne.' })
    await runJobs()
    const sent = mailServer.lastTo(traveler.email)
    expect(sent?.subject).toBe('Ton avis n’a pas été publié')
    expect(sent?.text).toContain('Il nomme une personne.')
    expect((await look(trip)).body.review).toMatchObject({ status: 'rejected', reason: 'Il nomme une personne.' })

    await decide(id, { status: 'published' })
    expect((await look(trip)).body.review).toMatchObject({ status: 'published', reason: null })
    await expect(decide(id, { status: 'rejected' })).rejects.toThrow(/Motif/)
    expect(await eventsOf(id)).toEqual([
      { action: 'rejected', reason: 'Il nomme une personne.', author_id: staff.id },
      { action: 'published', reason: null, author_id: staff.id },
    ])
  })
})

describe('the invitation', () => {
  const invitedAt = async (reservation: number) =>
    (
      await queryOne<{ at: Date | null }>('select review_invited_at as at from reservations where id = $1', [
        reservation,
      ])
    )?.at

  it('is mailed once, the day after the trip', async () => {
    const { id: user, email, token } = await signInAs(payload, { first_name: 'Hugo' })
    const trip = await newTrip({ user })
    await leaveMails()
    const count = () => mailServer.sentTo(email).length
    expect(mailServer.lastTo(email)?.subject).toBe(`C’était comment, ${expedition.name}\u00a0?`)
    expect(mailServer.lastTo(email)?.text).toContain(`/my-expeditions/${trip}/avis`)
    await leaveMails()
    expect(count()).toBe(1)
    expect((await give(trip, undefined, token)).status).toBe(201)
  })

  it('goes to nobody whose trip lasts, was canceled, is long over or has its review', async () => {
    const reviewed = await newTrip()
    await give(reviewed)
    const trips = [
      reviewed,
      await newTrip({ endsIn: 0 }),
      await newTrip({ endsIn: -15 }),
      await newTrip({ status: 'canceled' }),
      await newTrip({ status: 'pending' }),
      await newTrip({ departureStatus: 'canceled' }),
    ]
    await leaveMails()
    for (const trip of trips) expect(await invitedAt(trip)).toBeNull()
  })
})

describe('all reviews', () => {
  it('page by twelve, most recent first, by expedition and by rate', async () => {
    const own = await createExpedition(payload)
    for (let day = 1; day <= 14; day++) {
      await query(
        `insert into reviews (expedition_id, first_name, rate, text, status, published_at)
         values ($1, 'Léa', $2, $3, 'published', make_timestamptz(2026, 3, $4, 12, 0, 0))`,
        [own.id, day % 2 === 0 ? 4 : 5, `Jour ${day}`, day],
      )
    }
    await runJobs()
    const list = async (search: string) => (await call(`v1/reviews?${search}`)).body as ReviewPage
    const first = ReviewPage.parse(await list(`expedition=${own.slug}`))
    expect(first).toMatchObject({ total: 14, page: 1, page_count: 2 })
    expect(first.reviews.map(({ reviewText }) => reviewText).slice(0, 3)).toEqual(['Jour 14', 'Jour 13', 'Jour 12'])
    const second = await list(`expedition=${own.id}&page=2`)
    expect(second.reviews.map(({ reviewText }) => reviewText)).toEqual(['Jour 2', 'Jour 1'])
    expect((await list(`expedition=${own.slug}&rate=4`)).total).toBe(7)
    expect((await list('expedition=nulle-part')).reviews).toEqual([])
  })

  it.each(['page=0', 'rate=6', 'rate=x', 'expedition=%00', 'rate=4&rate=5'])('refuses ?%s', async (search) => {
    expect((await call(`v1/reviews?${search}`)).status).toBe(422)
  })
})
