import config from '@payload-config'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ExpeditionCarbon } from '@/contract/carbon'
import type { HitCarbon } from '@/contract/hit'
import type { ReservationDetail } from '@/contract/reservation-detail'
import type { SearchResult } from '@/contract/search'
import { briefFigure } from '@/domain/carbon/brief-figure'
import { PARIS, type Door } from '@/domain/carbon/door'
import { figureSentence } from '@/domain/carbon/figure-words'
import { EXPEDITIONS } from '@lagopede/demo/catalogue/expeditions'
import { demoCarbon } from '@lagopede/demo/trip-carbon'
import { cardCarbon } from '@/storefront/parts/card-carbon'
import { loadCarbonLines } from '@/server/compose/pages/load-carbon-lines'
import { loadComparison } from '@/server/compose/pages/load-comparison'
import { loadExpedition } from '@/server/compose/pages/load-expedition'
import { countKeptCarbon } from '@/server/features/carbon/count-kept-carbon'
import { findMethodExample } from '@/server/features/carbon/find-method-example'
import { readDoor } from '@/server/features/carbon/read-door'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { createDeparture } from '../factories/departure'
import { LILLE, LYON, RENNES, TOULOUSE } from '../factories/doors'
import { createExpedition } from '../factories/expedition'
import { placeTowns } from '../factories/places'
import { call } from '../integration/call'
import { departureToPay, orderOf, signInToPay } from '../integration/paying'
import { runJobs } from '../integration/run-jobs'
import { pdfText } from '../pdf-text'

const { mailServer } = await vi.hoisted(() => import('../integration/mail-server'))

// Pages keep what they read between two requests, which needs Next's server.
vi.mock('next/cache', async (original) => ({
  ...(await original<object>()),
  unstable_cache: (load: () => Promise<unknown>) => load,
}))

type Trip = { id: number; slug: string; departure: number }

const AT_ONCE = 9

let payload: Payload
const trips: Trip[] = []

/** A trip of the demo as far as its figure goes, with a departure. */
const createTrip = async (demo: (typeof EXPEDITIONS)[number]): Promise<Trip> => {
  const { id, slug } = await createExpedition(payload, {
    ...{ name: demo.name, slug: demo.slug, duration_days: demo.days },
    ...{ group_min: demo.group.min, group_max: demo.group.max },
    route: demo.route.map(({ lng, lat, ele }) => [lng, lat, ele]),
    ...demoCarbon(demo),
  })
  return { id, slug, departure: (await createDeparture(payload, { expedition: id })).id }
}

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  for (let from = 0; from < EXPEDITIONS.length; from += AT_ONCE) {
    trips.push(...(await Promise.all(EXPEDITIONS.slice(from, from + AT_ONCE).map(createTrip))))
  }
  await placeTowns([LYON, LILLE, RENNES, TOULOUSE])
  await runJobs()
}, 60_000)

const TOWNS = [PARIS, LYON, LILLE, RENNES, TOULOUSE]
const inEachTown = describe.each(TOWNS.map((town) => ({ town, name: town.name })))

/** The figure in grams, there and back and on site. */
type Grams = { id: number; from: string; trip: number | undefined; stay: number | undefined }
const gramsOf = (id: number, told: Pick<ExpeditionCarbon, 'ways' | 'stay' | 'from'> | null | undefined): Grams => ({
  ...{ id, from: told?.from.name ?? '', trip: told?.ways[0]?.grams, stay: told?.stay?.grams },
})
const gramsOfCard = (id: number, card: HitCarbon | null | undefined): Grams => ({
  ...{ id, from: card?.from ?? '', trip: card?.trip_g, stay: card?.stay_g },
})

/** What the call of a trip answers, which everything else is compared to. */
const apiFrom = async (town: Door): Promise<ExpeditionCarbon[]> =>
  Promise.all(
    trips.map(
      async ({ id }) => (await call<ExpeditionCarbon>(`v1/expeditions/${String(id)}/carbon?from=${town.code}`)).body,
    ),
  )

const hitsBy = async (query: string) => {
  const first = (await call<SearchResult>(`v1/search?${query}`)).body
  const pages = Array.from({ length: first.page_count - 1 }, (_, n) =>
    call<SearchResult>(`v1/search?${query}&page=${String(n + 2)}`),
  )
  return [first, ...(await Promise.all(pages)).map(({ body }) => body)].flatMap(({ hits }) => hits)
}

/** The totals of a file, of the first way and of the stay. */
const gramsOfFile = (id: number, content: string | undefined): Grams => {
  const rows = (content ?? '').split('\r\n').map((row) => row.split(';'))
  const total = (line: string) => Number(rows.find((row) => row[3]?.startsWith(line))?.[12])
  return { id, from: rows[1]?.[0] ?? '', trip: total('Aller-retour'), stay: total('Séjour') }
}

inEachTown('the figure of each trip from $name', ({ town }) => {
  let told: ExpeditionCarbon[]
  let figures: Grams[]
  beforeAll(async () => {
    told = await apiFrom(town)
    figures = told.map((carbon, place) => gramsOf(trips[place]?.id ?? 0, carbon))
  })

  it('is wholly told, and names the town', () => {
    expect(figures.length).toBe(EXPEDITIONS.length)
    for (const { from, trip, stay } of figures) {
      expect([from, (trip ?? 0) > 0, (stay ?? 0) > 0]).toEqual([town.name, true, true])
    }
  })

  it('is that of a search, and of a card counted from what the call answers', async () => {
    const hits = new Map((await hitsBy(`from=${town.code}`)).map(({ id, carbon }) => [id, carbon]))
    expect(trips.map(({ id }) => gramsOfCard(id, hits.get(id)))).toEqual(figures)
    expect(told.map(cardCarbon)).toEqual(trips.map(({ id }) => hits.get(id)))
  })

  it('is that of the comparison', async () => {
    const compared = await Promise.all(
      trips.map(({ slug }) => loadComparison({ trips: [slug], from: town.code, words: '-' })),
    )
    expect(compared.flatMap(({ trips: [one] }) => (one ? [gramsOf(one.expedition.id, one.carbon)] : []))).toEqual(
      figures,
    )
  })

  it('is that of the file for a spreadsheet', async () => {
    const files = await Promise.all(trips.map(({ slug }) => loadCarbonLines({ slug, code: town.code })))
    expect(files.map((file, place) => gramsOfFile(trips[place]?.id ?? 0, file?.content))).toEqual(figures)
  })

  it('is that which a contract keeps', async () => {
    const door = await readDoor(town.code)
    const req = await createLocalReq({}, payload)
    const kept = await withTransaction(req, async () => {
      const transaction = await transactionOf(req)
      const found: Grams[] = []
      for (const { id, departure } of trips) {
        const carbon = await countKeptCarbon({ transaction, departureId: departure, door })
        found.push({ id, from: carbon?.from.name ?? '', trip: carbon?.trip.grams, stay: carbon?.stay.grams })
      }
      return found
    })
    expect(kept).toEqual(figures)
  })

  it('is that of an order, its contract and its mail', async () => {
    const [trip] = trips
    const [carbon] = told
    const customer = await signInToPay(payload)
    const cart = await customer.hold((await departureToPay(payload, { expedition: trip?.id ?? 0 })).id)
    const { body } = await customer.send<ReservationDetail>(
      'POST',
      'reservations',
      { ...orderOf(cart), from: town.code },
      { 'idempotency-key': `one-figure-${town.code}` },
    )
    const figure = carbon && briefFigure(carbon)
    expect(body.carbon).toMatchObject({
      from: { name: town.name },
      trip: { grams: figure?.trip_g },
      stay: { grams: figure?.stay_g },
    })
    await runJobs()
    const contract = mailServer
      .lastTo(customer.email)
      ?.attachments.find(({ contentType }) => contentType === 'application/pdf')
    const words = pdfText(contract?.content ?? Buffer.alloc(0)).replaceAll(/\s+/g, ' ')
    expect(words).toContain(`depuis ${town.name}`)
    expect(words).toContain(figure && figureSentence(figure).replaceAll(/\s+/g, ' '))
  })
})

describe('the figure of each trip where no town is told', () => {
  let fromParis: Map<number, ExpeditionCarbon>
  beforeAll(async () => {
    fromParis = new Map((await apiFrom(PARIS)).map((carbon, place) => [trips[place]?.id ?? 0, carbon]))
  })

  it('is that from Paris on its page and on the card kept of it', async () => {
    const pages = await Promise.all(trips.map(({ slug }) => loadExpedition(slug)))
    const cards = await hitsBy('sort=price')
    for (const [place, { id }] of trips.entries()) {
      const figure = gramsOf(id, fromParis.get(id))
      expect(gramsOf(id, pages[place]?.carbon)).toEqual(figure)
      expect(gramsOfCard(id, cards.find((card) => card.id === id)?.carbon)).toEqual(figure)
    }
  })

  it('is that from Paris on the home page and the page of the method', async () => {
    const example = await findMethodExample()
    const shown = fromParis.get(example?.id ?? 0)
    expect(example?.ways.map(({ mode, grams }) => [mode, grams])).toEqual(
      example?.ways.map(({ mode }) => [mode, shown?.ways.find((way) => way.mode === mode)?.grams]),
    )
    expect(example?.from).toBe('Paris')
  })
})
