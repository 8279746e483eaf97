import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RouteShape } from '@/contract/define-route'
import { ROUTES } from '@/contract/routes'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { tokenOfFragment } from '@/domain/accounts/secret-link'
import { query } from '@/server/platform/db/pool'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { createBooking } from '../factories/booking'
import { createDeparture } from '../factories/departure'
import { createExpedition } from '../factories/expedition'
import { createFaqEntry } from '../factories/faq-entry'
import { createLegalDocument } from '../factories/legal-document'
import { createLevelQuiz } from '../factories/level-quiz'
import { createTrip } from '../factories/trip'
import { PASSWORD } from '../factories/user'
import { newClient, newEmail } from '../integration/account-calls'
import { call } from '../integration/call'
import { cancelDeparture } from '../integration/cancel-departure'
import { runJobs } from '../integration/run-jobs'
import { signInAs } from '../integration/sign-in-as'
import { HOSTILE_TEXTS, NAMES_NOTHING } from './hostile-texts'
import { findUnseen } from './stored-texts'
import { sampleOf, withValueAt } from './text-paths'

const routes = ROUTES as RouteShape[]
const LONG = 600_000
/** Calls whose sample, of right shapes, is refused all the same: a password, a token, a price, a code, a town, a card, a gift, a day gone by, an end of account, a trip with the parents. */
const REFUSED_AS_IT_IS =
  /call-requests$|consents$|auth\/(login|new-password(\/link)?|address-\w+)$|newsletter\/|unsubscription$|\/v1\/orders\/|carts\/:id\/address$|\/v1\/reservations$|\/(cancel|promo|gift-cards)$|gift-(cards\/balance|purchase\/withdrawal)$|\/(departure|options|travelers|transfer|guardian|(contract-)?change)$|(user\/(deletion|payments|proof|shared-deposits|town)|v1\/pay)$/
/** Calls that end the session or the account they are made with. */
const NEEDS_A_NEW_ACCOUNT = /user\/(password|deletion)$/

type Fixture = {
  token: string
  cart: number
  departure: number
  expedition: number
  reservation: number
  /** A reservation whose departure the agency canceled. */
  canceled: number
  trip: number
  link: string
  message: number
  question: number
  quiz: string
}

/** The text under which one chooses after a cancellation. */
const CHOICES_VERSION = '2026-11'

let payload: Payload
let fixture: Fixture
let guideToken: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const customer = await signInAs(payload)
  const lead = await signInAs(payload, { role: 'guide' })
  guideToken = lead.token
  const page = { full_name: 'Maëlle', slug: `g-${String(lead.id)}`, user: lead.id }
  const { id: guide } = await payload.create({ collection: 'guides', data: page })
  const { id: expedition } = await createExpedition(payload, { sizes_asked: ['shoe_eu'], kit: [{ text: 'Frontale' }] })
  const departure = (await createDeparture(payload, { expedition, guide })).id
  await runJobs()
  const reservation = await createBooking({ user: customer.id, departure, travelers: 1 })
  const trip = await createTrip(payload, { user: customer.id, expedition })
  const { token } = customer
  const held = await call<{ id: number }>('v1/cart', {
    method: 'POST',
    token,
    body: { departure_id: departure, travelers_count: 1 },
  })
  const ofLink = await createBooking({ user: customer.id, departure })
  const shared = await call<{ url: string }>(`v1/reservations/${String(ofLink)}/participants/1/link`, {
    method: 'POST',
    token,
    body: {},
  })
  const asked = await call<{ id: number }>(`v1/expeditions/${String(expedition)}/messages`, {
    method: 'POST',
    token: guideToken,
    body: { body: 'Faut-il des crampons ?' },
  })
  await query(`update participants set email = 'ines@exemple.fr' where reservation_id = $1`, [ofLink])
  const link = tokenOfFragment(new URL(shared.body.url).hash)
  const question = (await createFaqEntry(payload)).id
  const quiz = (await createLevelQuiz(payload)).version
  await createLegalDocument(payload, { kind: 'cancellation_choices', version: CHOICES_VERSION })
  const off = (await createDeparture(payload, { expedition, guide })).id
  const canceled = await createBooking({ user: customer.id, departure: off })
  await cancelDeparture({ id: off, token: (await signInAs(payload, { role: 'staff' })).token })
  await query('insert into cancellation_choice_links (token_hash, reservation_id) values ($1, $2)', [
    hashLinkToken(link),
    canceled,
  ])
  fixture = {
    ...{ token, departure, expedition, reservation, canceled, trip, link, question, quiz },
    cart: held.body.id,
    message: asked.body.id,
  }
})
beforeEach(() => query('delete from rate_limits'))

/** The number of the fixture's request on a waitlist. */
const WAITS = 77

const pathOf = ({ path }: RouteShape): string => {
  const id = path.includes('/carts/')
    ? fixture.cart
    : path.includes('/review')
      ? fixture.trip
      : path.endsWith('/choice')
        ? fixture.canceled
        : path.includes('/reservations/')
          ? fixture.reservation
          : path.includes('/departures/:')
            ? fixture.departure
            : path.includes('/faq/')
              ? fixture.question
              : path.includes('/waitlist/')
                ? WAITS
                : fixture.expedition
  return path
    .replace(/^\//, '')
    .replace(':email', encodeURIComponent(newEmail()))
    .replace(':provider', 'google')
    .replace(':message_id', String(fixture.message))
    .replace(/:(position|participant_id)/, '1')
    .replace(/:\w+/, String(id))
}

/** Values that a body must have for the call to reach the data. */
const fitting = (): Record<string, unknown> => ({
  email: newEmail(),
  password: 'Chamois-dore-47',
  current_password: PASSWORD,
  departure_id: fixture.departure,
  cart_id: fixture.cart,
  expedition_id: fixture.expedition,
  parent_id: fixture.message,
  options: [],
  position: 1,
  travelers_count: 1,
  fewest_count: 1,
  ages: [18],
  version: fixture.quiz,
  path: '/blog',
  text_version: CHOICES_VERSION,
  first_day: addDays(calendarDayInParis(new Date()), 30),
  last_day: addDays(calendarDayInParis(new Date()), 31),
})

const fit = (value: unknown, fits = fitting()): unknown => {
  if (Array.isArray(value)) return value.map((one) => fit(one, fits))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fits[name] ?? fit(inner, fits)]))
}

/** Seats of a departure are waited for, or offered, as the call wants it. */
const waitForSeats = async ({ path }: RouteShape): Promise<void> => {
  const held = path.endsWith('/accept') ? 1 : 0
  await query('delete from waitlist_entries')
  await query('update departures set seats_taken = capacity where id = $1', [fixture.departure])
  if (path === '/v1/waitlist') return
  await query(
    `insert into waitlist_entries (id, departure_id, user_id, rank, travelers, fewest, held_seats, offered_until)
     select $1, $2, user_id, 1, 1, 1, $3::int, case when $3::int > 0 then now() + interval '1 hour' end from carts where id = $4`,
    [WAITS, fixture.departure, held, fixture.cart],
  )
}

/** Nothing is chosen yet of the canceled departure. */
const reopenChoice = () =>
  query(
    `update cancellation_choices set choice = null, chosen_at = null, chosen_by = null, text_version = null,
       amount_cents = null, new_reservation_id = null where reservation_id = $1`,
    [fixture.canceled],
  )

// Each text somewhere in each call, and several in each of its fields. In `npm run soak` each text is tried in each field.
const textsFor = ({ place, places }: { place: number; places: number }) => {
  const apart = process.env.FUZZ === 'long' ? 1 : Math.min(places, 6)
  return Object.entries(HOSTILE_TEXTS).filter((_, index) => index % apart === place % apart)
}

const nameOf = ({ method, path }: RouteShape): string => `${method.toUpperCase()} ${path}`

let spare: string | undefined

/** What an earlier call used up or did is open again. */
const makeReady = async (route: RouteShape): Promise<void> => {
  await query('delete from rate_limits')
  if (route.path.startsWith('/v1/waitlist')) await waitForSeats(route)
  if (/choice$/.test(route.path)) await reopenChoice()
  if (route.path.endsWith('/absences')) await query('delete from guide_absences')
}

const send = async (route: RouteShape, { body, search = '' }: { body?: unknown; search?: string }): Promise<number> => {
  const mayEnd = NEEDS_A_NEW_ACCOUNT.test(route.path)
  if (mayEnd) spare ??= (await signInAs(payload)).token
  const isLead = route.path.startsWith('/v1/guide/')
  const token = mayEnd ? spare : isLead ? guideToken : fixture.token
  await makeReady(route)
  const answer = await call(`${pathOf(route)}${search}`, {
    method: route.method.toUpperCase() as 'POST',
    body,
    token: route.auth === 'user' ? token : undefined,
    headers: { ...newClient(), 'idempotency-key': isLead ? randomUUID() : 'fuzz', 'link-token': fixture.link },
  })
  if (mayEnd && answer.status < 400) spare = undefined
  return answer.status
}

describe('hostile texts', () => {
  it.each(routes.filter(({ body }) => body).map((route) => [nameOf(route), route] as const))(
    '%s answers each of them in its body with a refusal or a clean text',
    async (_name, route) => {
      const { sample, paths } = sampleOf(route.body ?? z.never())
      const failures: string[] = []
      const plain = await send(route, { body: fit(sample) })
      if (!REFUSED_AS_IT_IS.test(route.path)) expect(plain, JSON.stringify(fit(sample))).toBeLessThan(300)
      const tryOne = async (what: string, body: unknown) => {
        const status = await send(route, { body })
        if (status >= 500 || status === 401) failures.push(`${what}: ${String(status)}`)
        // The next call may write over it.
        if (status < 300) failures.push(...(await findUnseen()).map((row) => `${what}: ${row}`))
      }
      for (const [place, path] of paths.entries()) {
        for (const [what, text] of textsFor({ place, places: paths.length })) {
          await tryOne(`${what} in ${path.join('.')}`, withValueAt(fit(sample), path, text))
        }
      }
      for (const [what, body] of Object.entries({ 'a list': [], 'a text': 'a', nothing: null, 'a number': 1 })) {
        await tryOne(`${what} for a body`, body)
      }
      expect(failures.filter((one) => !(one.endsWith('401') && route.path.endsWith('/login')))).toEqual([])
    },
    LONG,
  )

  it.each(routes.filter(({ query: asked }) => asked).map((route) => [nameOf(route), route] as const))(
    '%s answers each of them in its query',
    async (_name, route) => {
      const { paths } = sampleOf(route.query ?? z.never())
      const names = [...new Set(paths.map(([name]) => String(name)))]
      const failures: string[] = []
      for (const name of names) {
        for (const [what, text] of Object.entries<unknown>({
          ...HOSTILE_TEXTS,
          'a broken escape': '%',
          'the last year': '9999-12-31',
        })) {
          const value = typeof text === 'object' ? JSON.stringify(text) : `${text as string | number}`
          const search = `?${new URLSearchParams({ [name]: value.slice(0, 12_000) }).toString()}`
          const status = await send(route, { search })
          if (status >= 500) failures.push(`${what} in ${name}: ${String(status)}`)
        }
      }
      expect(failures).toEqual([])
    },
    LONG,
  )

  it('are refused too deep or too large', async () => {
    const deep = '['.repeat(30_000)
    for (const route of routes.filter(({ body }) => body)) {
      for (const [rawBody, refusals] of [
        [`{"email":${deep}${']'.repeat(30_000)}}`, [400, 401, 404, 409, 422]],
        [deep, [400, 401, 404]],
        [`{"body":"${'a'.repeat(70_000)}"}`, [413, 401, 404]],
      ] as const) {
        const { status } = await call(pathOf(route), {
          method: route.method.toUpperCase() as 'POST',
          rawBody,
          token: fixture.token,
          headers: { ...newClient(), 'idempotency-key': 'deep' },
        })
        expect(refusals, `${nameOf(route)} ${rawBody.slice(0, 20)}`).toContain(status)
      }
    }
  })

  it('leave nothing unseen in the database', async () => {
    await runJobs()
    expect(await findUnseen({ isGivenRead: true })).toEqual([])
  })
})

const withNumbers = routes.flatMap((route) =>
  [...route.path.matchAll(/:(id|\w+_id|position)\b/g)].map(([, name]) => ({ route, name: name ?? '' })),
)

describe('identifiers', () => {
  it.each(withNumbers.map(({ route, name }) => [`${nameOf(route)} :${name}`, route, name] as const))(
    '%s takes only whole numbers written as such',
    async (_name, route, name) => {
      const { sample } = route.body ? sampleOf(route.body) : { sample: undefined }
      for (const written of NAMES_NOTHING) {
        const other = `/${route.path.slice(1)}`.replace(`:${name}`, written)
        const { status } = await call(pathOf({ ...route, path: other as RouteShape['path'] }), {
          method: route.method.toUpperCase() as 'GET',
          token: route.path.includes('guide') ? guideToken : fixture.token,
          body: sample === undefined ? undefined : fit(sample),
        })
        expect(status, written).toBe(404)
      }
    },
    LONG,
  )
})
