import config from '@payload-config'
import { getPayload, type CollectionSlug, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PanelHits } from '@/contract/panel-search'
import type { Role } from '@/domain/accounts/roles'
import { query } from '@/server/platform/db/pool'
import { createArticle } from '../../../../tests/factories/article'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { signUp, type Person } from '../../../../tests/factories/guided'
import { createPage } from '../../../../tests/factories/page'
import { call } from '../../../../tests/integration/call'

const KINDS = {
  people: 'users',
  bookings: 'reservations',
  departures: 'departures',
  expeditions: 'expeditions',
  pages: 'pages',
  articles: 'articles',
} as const satisfies Record<keyof PanelHits, CollectionSlug>
const TEAM: Role[] = ['guide', 'marketer', 'staff', 'admin']

let payload: Payload
let team: Record<string, Person>
let customer: Person
let ids: { booking: number; led: number; other: number; trip: number }

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  team = Object.fromEntries(
    await Promise.all(TEAM.map(async (role) => [role, await signUp(payload, `Équipe ${role}`, role)] as const)),
  )
  customer = await signUp(payload, 'Odile', 'customer')
  await query(`update users set last_name = 'Zébuline', phone = '+33612344455' where id = $1`, [customer.id])
  const trip = await createExpedition(payload, { name: 'Écrins de Zébuline', guide: team['guide']?.guide })
  const others = await createExpedition(payload, { name: 'Zébuline des neiges' })
  const led = await createDeparture(payload, {
    expedition: trip.id,
    departure_start: '2031-09-06T12:00:00.000Z',
    departure_end: '2031-09-09T12:00:00.000Z',
  })
  const other = await createDeparture(payload, { expedition: others.id })
  const booking = await createBooking({ user: customer.id, departure: led.id })
  await query(`update reservations set number = 'LG-31-0906-915' where id = $1`, [booking])
  await query(
    `insert into participants (reservation_id, position, first_name, last_name) values ($1, 1, 'Nolwenn', 'Kermadec')`,
    [booking],
  )
  await createPage(payload, { title: 'La charte de Zébuline', slug: 'charte-zebuline', lead: 'Une page.' })
  await createArticle(payload, { title: 'Une nuit avec Zébuline', slug: 'nuit-zebuline' })
  ids = { booking, led: led.id, other: other.id, trip: trip.id }
})

const search = async (words: string, role: Role = 'staff') => {
  const { status, body } = await call<PanelHits>('panel/search', {
    method: 'POST',
    token: team[role]?.token,
    body: { words },
  })
  expect(status).toBe(200)
  return body
}

const numbersOf = ({ items }: { items: Array<{ id: number }> }) => items.map(({ id }) => id).sort((a, b) => a - b)

describe('the search of the panel', () => {
  it.each(['0906-915', 'lg-31', '44 55', '06 12 34 44', 'zébul', 'zebul', 'ODILE ZEB', 'kermad nolw'])(
    'finds the booking by « %s »',
    async (words) => {
      expect((await search(words)).bookings.items).toEqual([
        {
          id: ids.booking,
          number: 'LG-31-0906-915',
          customer: 'Odile Zébuline',
          expedition: 'Écrins de Zébuline',
          departure_start: '2031-09-06',
          state: 'confirmed',
        },
      ])
    },
  )

  it('says how much of a booking is paid, as its page does', async () => {
    const id = await createBooking({ user: customer.id, departure: ids.other, status: 'pending' })
    await query(`update reservations set number = 'LG-31-1001-302', deposit_cents = 30000 where id = $1`, [id])
    const state = async () => (await search('1001-302')).bookings.items.map((booking) => booking.state)
    expect(await state()).toEqual(['unpaid'])
    await query(
      `insert into payments (reservation_id, kind, method, amount_cents, received_at, updated_at, created_at)
       values ($1, 'deposit', 'bank_transfer', 30000, now(), now(), now())`,
      [id],
    )
    expect(await state()).toEqual(['deposit_paid'])
  })

  it('finds the person by a part of a name, of the address or of the phone, and says how to reach them', async () => {
    for (const words of ['zébul', 'ZEBUL', '12344455', customer.email.slice(0, 20)]) {
      expect((await search(words)).people.items, words).toEqual([
        { id: customer.id, name: 'Odile Zébuline', email: customer.email, phone: '+33612344455', role: 'customer' },
      ])
    }
  })

  it.each(['ecrins septembre 2031', 'zebuline 06/09/2031', 'ÉCRINS sept'])(
    'finds the departure by « %s »',
    async (words) => {
      expect((await search(words)).departures.items).toMatchObject([
        { id: ids.led, title: 'Écrins de Zébuline, 6 sept. 2031', status: 'open', seats_taken: 2, capacity: 8 },
      ])
    },
  )

  it('finds trips, pages and articles without their accents', async () => {
    const { expeditions, pages, articles } = await search('zebuline')
    expect(expeditions.items.map(({ title }) => title)).toEqual(['Zébuline des neiges', 'Écrins de Zébuline'])
    expect(pages.items).toMatchObject([{ title: 'La charte de Zébuline', is_published: true }])
    expect(articles.items).toMatchObject([{ title: 'Une nuit avec Zébuline' }])
  })

  it('reads what is typed letter by letter, and nothing shorter than three letters', async () => {
    for (const words of ['z%line', 'zé_uline', 'zé', 'a e i', '%%%', '']) {
      for (const [kind, { items }] of Object.entries(await search(words)))
        expect(items, `${kind}: ${words}`).toEqual([])
    }
  })

  it('shows five of a kind, and says that there are more', async () => {
    for (let made = 0; made < 6; made++) await signUp(payload, `Foisonnante ${String(made)}`, 'customer')
    const { people } = await search('foisonnante')
    expect(people.items).toHaveLength(5)
    expect(people.has_more).toBe(true)
  })

  it.each(TEAM)('answers a %s no row that the role may not read', async (role) => {
    const hits = await search('zébuline', role)
    const user = await payload.findByID({ collection: 'users', id: team[role]?.id ?? 0 })
    for (const [kind, collection] of Object.entries(KINDS) as Array<[keyof PanelHits, CollectionSlug]>) {
      // Who may read none is refused the whole list.
      const readable = await payload
        .find({
          collection,
          overrideAccess: false,
          user: { ...user, collection: 'users' },
          pagination: false,
          depth: 0,
        })
        .then(({ docs }) => docs.map(({ id }): number => id))
        .catch((): number[] => [])
      const all: number[] = numbersOf((await search('zébuline', 'admin'))[kind])
      expect(numbersOf(hits[kind]), kind).toEqual(all.filter((id) => readable.includes(id)))
    }
  })

  it('answers a guide the departures that this guide leads', async () => {
    expect(numbersOf((await search('zébuline', 'guide')).departures)).toEqual([ids.led])
    expect(numbersOf((await search('zébuline', 'marketer')).departures)).toEqual([ids.led, ids.other])
  })

  it('refuses who is not of the team, and a text that is too long', async () => {
    const body = { words: 'zébuline' }
    expect((await call('panel/search', { method: 'POST', token: customer.token, body })).status).toBe(404)
    expect((await call('panel/search', { method: 'POST', body })).status).toBe(404)
    const long = { method: 'POST', token: team['staff']?.token, body: { words: 'z'.repeat(101) } } as const
    expect((await call('panel/search', long)).status).toBe(422)
  })
})
