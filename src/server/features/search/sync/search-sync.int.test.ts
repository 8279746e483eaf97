import { setTimeout as wait } from 'node:timers/promises'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SearchResult } from '@/contract/search'
import { createBulkCatalogue, createReference } from '../../../../../tests/factories/bulk-catalogue'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { checkReadiness } from '@/server/compose/check-readiness'
import { createMeilisearchEngine } from '../meilisearch/create-meilisearch-engine'
import { createPostgresEngine } from '../postgres/create-postgres-engine'
import { otherEngine } from '../other-engine'
import { saveExpeditionHits } from '../cards/save-expedition-hits'
import { checkEngine, isEqual } from './check-engine'
import { reindex } from './reindex'

// Before anything reads the environment.
const fake = await vi.hoisted(async () => {
  const { startFakeMeilisearch } = await import('../../../../../tests/meilisearch/fake-meilisearch')
  const server = await startFakeMeilisearch()
  process.env.MEILISEARCH_URL = server.url
  process.env.MEILISEARCH_KEY = server.key
  process.env.LOG_LEVEL = 'silent'
  return server
})

const CATALOGUE = 300
/** `npm run soak` makes 10,000. */
const CHANGES = Number(process.env.SEARCH_CHANGES ?? 2000)
const AFTER_THE_PAUSE = 3_200

let payload: Payload

const engine = () => {
  const other = otherEngine()
  if (!other) throw new Error('No engine configured.')
  return other
}
/** The same engine, which nothing stands in for here: a busy machine may take its time. */
const patient = () => createMeilisearchEngine({ url: fake.url, key: fake.key, searchTimeoutMs: 60_000 })
const search = async (q = '') => {
  const { body, headers } = await call<SearchResult>(`v1/search?q=${encodeURIComponent(q)}`)
  return { total: body.total, engine: headers.get('x-search-engine') }
}
/** What the engine answers once this process trusts it again: a busy machine can take its 300 ms by itself. */
const searchEngine = (q = ''): Promise<{ total: number; engine: string | null }> =>
  vi.waitFor(
    async () => {
      const answer = await search(q)
      expect(answer.engine).toBe('meilisearch')
      return answer
    },
    { timeout: 90_000, interval: 400 },
  )
const isInStep = async (): Promise<boolean> => isEqual(await checkEngine({ engine: engine(), repair: false }))
const changeAll = async (sql: string, ids?: number[]): Promise<void> => {
  await query(sql)
  const all = ids ?? (await query<{ id: number }>('select id from expeditions')).map(({ id }) => id)
  const client = await pool().connect()
  for (let first = 0; first < all.length; first += 1000) {
    await client.query('begin')
    await saveExpeditionHits({ client, ids: all.slice(first, first + 1000) })
    await client.query('commit')
  }
  client.release()
}
/** The job that tells the engine, its pause over. */
const retryNow = async (): Promise<void> => {
  await query('update search_backlog set retry_at = now()')
  await query(`select graphile_worker.add_job('sync_search', '{}', job_key => 'sync_search')`)
  await runJobs()
}
const reconcile = async (): Promise<void> => {
  await query(`select graphile_worker.add_job('reconcile_search', '{}')`)
  await runJobs()
}

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  await createReference()
  await createBulkCatalogue({ count: CATALOGUE })
  await reindex({ onProgress: () => undefined })
})
afterEach(async () => {
  fake.behave()
  await runJobs()
})
afterAll(() => fake.leave())

describe('a change', () => {
  it('is found in the engine once its job is done, and gone once unpublished', async () => {
    const { id } = await createExpedition(payload, { name: 'Nuit sous igloo' })
    await runJobs()
    expect((await searchEngine('igloo')).total).toBe(1)
    await payload.update({ collection: 'expeditions', id, data: { _status: 'draft' } })
    await runJobs()
    expect((await searchEngine('igloo')).total).toBe(0)
    expect(await isInStep()).toBe(true)
  })

  it('of a family of activities moves its expeditions, in both engines', async () => {
    const family = await payload.find({ collection: 'activity-categories', where: { slug: { equals: 'a-pieds' } } })
    const [category] = family.docs
    const before = (await call<SearchResult>('v1/search?categories=a-pieds')).body.total
    await payload.update({ collection: 'activity-categories', id: category?.id ?? 0, data: { slug: 'en-marchant' } })
    await runJobs()
    for (const searched of [createPostgresEngine(), patient()]) {
      expect((await searched.search({ categories: ['en-marchant'] })).total).toBe(before)
      expect((await searched.search({ categories: ['a-pieds'] })).total).toBe(0)
    }
    await payload.update({ collection: 'activity-categories', id: category?.id ?? 0, data: { slug: 'a-pieds' } })
    await runJobs()
    expect(await isInStep()).toBe(true)
  })

  it('of the synonyms is known at once', async () => {
    await createExpedition(payload, { name: 'Bivouac en bord de falaise' })
    await payload.create({
      collection: 'search-synonyms',
      data: { title: 'à-pic', terms: [{ text: 'falaise' }, { text: 'belvédère' }] },
    })
    await runJobs()
    expect((await searchEngine('belvédère')).total).toBe(1)
    expect((await createPostgresEngine().search({ q: 'belvédère' })).total).toBe(1)
  })

  it('repeated is told once', async () => {
    const { id } = await createExpedition(payload)
    for (const price_cents of [11_100, 22_200, 33_300]) {
      await payload.update({ collection: 'expeditions', id, data: { price_cents } })
    }
    const before = fake.calls.length
    await runJobs()
    expect(fake.calls.slice(before).filter((name) => name === 'POST indexes expeditions documents')).toHaveLength(1)
    expect(await isInStep()).toBe(true)
  })
})

describe('an engine', () => {
  it('that is absent is stood in for, and caught up with when it returns', async () => {
    await fake.leave()
    expect(await search()).toMatchObject({ engine: 'postgres' })
    expect(await checkReadiness()).toMatchObject({ search: 'fallback' })
    await changeAll('update expeditions set price_cents = price_cents + 100')
    await runJobs()
    await fake.comeBack()
    await query(`update search_backlog set since = now() - interval '1 minute'`)
    await wait(AFTER_THE_PAUSE)
    expect(await search()).toMatchObject({ engine: 'postgres' })
    await reconcile()
    await searchEngine()
    expect(await checkReadiness()).toMatchObject({ search: 'meilisearch' })
    expect(await isInStep()).toBe(true)
  })

  it.each(['slow', 'error'] as const)('that is %s is stood in for within the same request', async (mode) => {
    const { total } = await searchEngine()
    fake.behave({ mode })
    expect(await search()).toEqual({ total, engine: 'postgres' })
    fake.behave()
    expect((await searchEngine()).total).toBe(total)
  })

  it('that dies in the middle of a reindex keeps its former index', async () => {
    const { documents } = await engine().health()
    await changeAll('update expeditions set price_cents = price_cents + 100')
    fake.behave({ dieAfterDocuments: CATALOGUE / 2 })
    await expect(reindex({ onProgress: () => undefined })).rejects.toThrow()
    fake.behave()
    expect((await patient().search({})).total).toBe(documents)
    await reindex({ onProgress: () => undefined })
    await runJobs()
    expect(await isInStep()).toBe(true)
    expect((await createPostgresEngine().search({})).total).toBe(documents)
  })

  it('that refuses a document takes all the others, and gets it again once it changes', async () => {
    const { id } = await createExpedition(payload, { name: 'Empoisonnée' })
    fake.behave({ refuses: (document) => document.name === 'Empoisonnée' })
    await changeAll('update expeditions set price_cents = price_cents + 100')
    for (let attempt = 0; attempt < 5; attempt += 1) await retryNow()
    const aside = await query<{ id: number; error: string }>(
      'select id, error from search_backlog where set_aside_at is not null',
    )
    expect(aside).toEqual([{ id, error: expect.stringContaining('invalid') as string }])
    expect(await checkEngine({ engine: engine(), repair: false })).toMatchObject({ missing: [id], stale: [] })
    fake.behave()
    await payload.update({ collection: 'expeditions', id, data: { name: 'Guérie' } })
    await runJobs()
    expect(await isInStep()).toBe(true)
    expect(await queryOne('select 1 from search_backlog')).toBeNull()
  })

  it('that lost everything is made whole without being asked', async () => {
    fake.forgetEverything()
    await reconcile()
    expect(await isInStep()).toBe(true)
  })

  it(
    'is equal to the database after thousands of changes while it was away, told by two workers',
    async () => {
      await fake.leave()
      await createBulkCatalogue({ count: CHANGES - CATALOGUE, from: CATALOGUE + 1 })
      await changeAll(`update expeditions set price_cents = price_cents + 100, carousel_rank = null`)
      await changeAll(`update expeditions set _status = 'draft' where id % 50 = 0`)
      await runJobs()
      await fake.comeBack()
      await query(`select graphile_worker.add_job('sync_search', '{}')`)
      await query(`select graphile_worker.add_job('sync_search', '{}')`)
      await Promise.all([runJobs(), runJobs(), reconcile()])
      await retryNow()
      const check = await checkEngine({ engine: engine(), repair: false })
      expect(check).toMatchObject({ missing: [], stale: [], surplus: [] })
      expect(check.documents).toBeGreaterThan(CHANGES * 0.97)
    },
    CHANGES * 200,
  )

  it('is repaired by the check', async () => {
    await engine().remove([1, 2])
    await query('update expeditions set price_cents = price_cents + 500 where id = 3')
    expect(await checkEngine({ engine: engine(), repair: true })).toMatchObject({
      missing: [1, 2],
      stale: [3],
      surplus: [],
    })
    expect(await isInStep()).toBe(true)
    const postgres = createPostgresEngine()
    expect(await checkEngine({ engine: postgres, repair: true })).toMatchObject({ stale: [3] })
    expect(isEqual(await checkEngine({ engine: postgres, repair: false }))).toBe(true)
  })
})
