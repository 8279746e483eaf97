import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOME_PAGE_DEFAULTS } from '@/domain/content/home-page-defaults'
import type { Expedition } from '@/payload-types'
import { readHomePage } from '@/server/features/catalogue/editorial/read-home-page'
import { listFeaturedExpeditions } from '@/server/features/catalogue/expeditions/list-featured-expeditions'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../tests/factories/expedition'
import { call } from '../../tests/integration/call'
import { runJobs } from '../../tests/integration/run-jobs'
import { signInAs } from '../../tests/integration/sign-in-as'
import { toldBy } from '../../tests/integration/told-by'

let payload: Payload
let token: string
let first: Expedition
let second: Expedition
let ranked: Expedition

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
  first = await createExpedition(payload)
  second = await createExpedition(payload)
  ranked = await createExpedition(payload, { carousel_rank: 1 })
  await runJobs()
})
beforeEach(async () => {
  await query('delete from home_page')
  await query('delete from _home_page_v')
})

const save = (body: object, isDraft = false) =>
  call(`globals/home-page${isDraft ? '?draft=true' : ''}`, {
    method: 'POST',
    token,
    body: { _status: isDraft ? 'draft' : 'published', ...body },
  })
const shown = async () => (await listFeaturedExpeditions()).map(({ id }) => id)

describe('the home page', () => {
  it('keeps what is published while a draft is written, which renews no page', async () => {
    expect((await save({ hero_title: 'Dehors' })).status).toBe(200)
    const told = await toldBy(() => save({ hero_title: 'Plus loin', featured: [first.id] }, true))
    expect((await readHomePage()).hero_title).toBe('Dehors')
    expect(await shown()).toEqual([ranked.id])
    expect(told).toEqual([])
  })

  it('is renewed as it is published, and says what it began with once it is withdrawn', async () => {
    expect((await toldBy(() => save({ hero_title: 'Dehors' }))).join(' ')).toContain('home')
    expect((await toldBy(() => save({ _status: 'draft' }))).join(' ')).toContain('home')
    expect((await readHomePage()).hero_title).toBe(HOME_PAGE_DEFAULTS.hero_title)
  })

  it('is published at its hour', async () => {
    await save({ hero_title: 'Dehors' })
    await save({ hero_title: 'À l’heure' }, true)
    await payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(Date.now() - 1000),
      input: { type: 'publish', global: 'home-page' },
    })
    await query(`select graphile_worker.add_job('publish_scheduled')`)
    await runJobs()
    expect((await readHomePage()).hero_title).toBe('À l’heure')
  })
})

describe('« à la une »', () => {
  it('shows what is chosen, in that order, else what has a rank', async () => {
    expect(await shown()).toEqual([ranked.id])
    await save({ featured: [second.id, first.id] })
    expect(await shown()).toEqual([second.id, first.id])
    await save({ featured: [first.id, second.id] })
    expect(await shown()).toEqual([first.id, second.id])
    await save({ featured: [] })
    expect(await shown()).toEqual([ranked.id])
  })

  it('shows a draft its own', async () => {
    expect((await listFeaturedExpeditions([first.id])).map(({ id }) => id)).toEqual([first.id])
    expect((await listFeaturedExpeditions([])).map(({ id }) => id)).toEqual([ranked.id])
  })

  it('leaves no hole where a trip is withdrawn', async () => {
    await save({ featured: [second.id, first.id] })
    for (const [{ id }, left] of [
      [second, [first.id]],
      [first, [ranked.id]],
    ] as const) {
      await payload.update({ collection: 'expeditions', id, data: { _status: 'draft' } })
      await runJobs()
      expect(await shown()).toEqual(left)
    }
  })
})
