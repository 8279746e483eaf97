import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createExpedition } from '../../../../tests/factories/expedition'
import { VERCORS } from '../../../../tests/factories/trip-carbon'
import { placeLyon } from '../../../../tests/factories/places'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { findTownCode, loadComparison } from './load-comparison'

let payload: Payload
let slugs: string[]

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const told = await createExpedition(payload, { ...VERCORS, duration_days: 5 })
  const untold = await createExpedition(payload)
  slugs = [told.slug, untold.slug]
  await placeLyon()
  await runJobs()
})

describe('trips side by side', () => {
  it('are counted from the town of the address, in the order of it', async () => {
    const { trips, from } = await loadComparison({ trips: slugs.toReversed(), from: '69123', words: '' })
    expect(from).toEqual({ code: '69123', name: 'Lyon', is_default: false })
    expect(trips.map(({ expedition }) => expedition.slug)).toEqual(slugs.toReversed())
    const [untold, told] = trips
    expect(told?.carbon?.from.name).toBe('Lyon')
    expect(told?.carbon?.total?.grams).toBeGreaterThan(0)
    expect(untold?.carbon?.total).toBeNull()
  })

  it('are counted from Paris, named so, for no town and for one that is none; an unknown trip is left out', async () => {
    const given = { trips: ['une-autre', slugs[0] ?? ''], words: '' }
    for (const from of [undefined, '99999']) {
      const { trips, from: counted } = await loadComparison({ ...given, from })
      expect(counted).toEqual({ code: '75056', name: 'Paris', is_default: true })
      expect(trips).toHaveLength(1)
    }
  })

  it('propose others beside them, never those that are there', async () => {
    const { proposed } = await loadComparison({ trips: slugs.slice(0, 1), words: '' })
    expect(proposed.map(({ slug }) => slug)).toEqual([slugs[1]])
    const { proposed: first } = await loadComparison({ trips: [], words: '' })
    expect(first.map(({ slug }) => slug).sort()).toEqual([...slugs].sort())
    expect((await loadComparison({ trips: [], words: 'introuvable' })).proposed).toEqual([])
  })
})

it('a town that nobody knows has no code', async () => {
  expect(await findTownCode('Saint-Machin-sur-Rien')).toBeNull()
  expect(await findTownCode('')).toBeNull()
})
