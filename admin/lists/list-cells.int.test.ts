import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { createExpedition } from '../../tests/factories/expedition'
import { createUser } from '../../tests/factories/user'
import { query } from '@/server/platform/db/pool'
import { CountriesCell } from './countries-cell'
import { DeparturePriceCell } from './departure-price-cell'
import { GuideCell } from './guide-cell'
import { UserCell } from './user-cell'

let payload: Payload
let lea: number
let noe: number
let published: number
let draft: number

const createGuide = async (full_name: string): Promise<number> =>
  (await payload.create({ collection: 'guides', data: { full_name, slug: full_name.toLowerCase() } })).id

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  ;[lea, noe] = [await createGuide('Léa'), await createGuide('Noé')]
  published = (await createExpedition(payload, { price_cents: 64_000, guide: lea })).id
  // Saved as the panel does: the row of the expedition itself stays empty until it is published.
  const { id } = await payload.create({ collection: 'expeditions', data: {}, draft: true })
  await payload.update({ collection: 'expeditions', id, data: { price_cents: 71_000, guide: noe }, draft: true })
  draft = id
})

const textOf = async (cell: Promise<ReactNode>): Promise<string> =>
  renderToStaticMarkup(await cell)
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')

describe('the price of a departure in a list', () => {
  const priceOf = (price: number | null, expedition: unknown) =>
    textOf(DeparturePriceCell({ cellData: price, payload, rowData: { expedition } }))

  it('is its own, as it stands', async () => {
    expect(await priceOf(59_000, published)).toBe('590 €')
  })

  it('is the expedition’s when it has none, and says so', async () => {
    expect(await priceOf(null, published)).toBe('640 € (de l’aventure)')
    expect(await priceOf(null, { id: published })).toBe('640 € (de l’aventure)')
  })

  it('is the draft’s when the expedition was never published', async () => {
    expect(await priceOf(null, draft)).toBe('710 € (de l’aventure)')
  })

  it('is the one on sale while a draft waits', async () => {
    const { id } = await createExpedition(payload, { price_cents: 80_000 })
    await payload.update({ collection: 'expeditions', id, data: { price_cents: 90_000 }, draft: true })
    expect(await priceOf(null, id)).toBe('800 € (de l’aventure)')
  })

  it('is not told to who may not read expeditions', async () => {
    expect(await priceOf(null, undefined)).toBe('–')
  })
})

describe('the guide in a list', () => {
  const guideOf = (collectionSlug: 'departures' | 'expeditions', guide: unknown, expedition?: number) =>
    textOf(GuideCell({ cellData: guide, collectionSlug, payload, rowData: { expedition } }))

  it('is the departure’s own, as it stands', async () => {
    expect(await guideOf('departures', noe, published)).toBe('Noé')
  })

  it('is the expedition’s when the departure has none, and says so', async () => {
    expect(await guideOf('departures', null, published)).toBe('Léa (de l’aventure)')
    expect(await guideOf('departures', null, draft)).toBe('Noé (de l’aventure)')
  })

  it('is the expedition’s own in the list of expeditions', async () => {
    expect(await guideOf('expeditions', lea)).toBe('Léa')
    expect(await guideOf('expeditions', null)).toBe('–')
  })
})

it('the countries of an expedition are there with the list, in their order', async () => {
  const [norway, sweden] = await Promise.all([
    payload.create({ collection: 'countries', data: { name: 'Norvège', code: 'NO' } }),
    payload.create({ collection: 'countries', data: { name: 'Suède', code: 'SE' } }),
  ])
  const countriesOf = (cellData: unknown) => textOf(CountriesCell({ cellData, payload }))
  expect(await countriesOf([sweden.id, norway.id])).toBe('Suède, Norvège')
  expect(await countriesOf([])).toBe('–')
  expect(await countriesOf(null)).toBe('–')
})

it('the list shows each person’s name, or their address when they have no name', async () => {
  const [named, nameless] = [await createUser(payload, { first_name: 'Idriss' }), await createUser(payload)]
  await query(`update users set last_name = 'Haddad' where id = $1`, [named.id])
  await query('update users set first_name = null where id = $1', [nameless.id])
  const userOf = (cellData: unknown) => textOf(UserCell({ cellData, payload }))
  expect(await Promise.all([userOf(named.id), userOf(nameless.id), userOf({ id: named.id }), userOf(null)])).toEqual([
    ...['Idriss Haddad', nameless.email, 'Idriss Haddad', '–'],
  ])
})
