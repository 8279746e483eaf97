import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createArticle } from '../../../tests/factories/article'
import { createPage } from '../../../tests/factories/page'
import { takeMissingSteps } from './demo-steps'
import { missingSteps, STEP_NAMES } from './missing-steps'
import { markSeed } from './seed-state'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

beforeEach(async () => {
  await query(`delete from payload_kv where key = 'demo-seed'`)
  await payload.delete({ collection: 'pages', where: { id: { exists: true } } })
})

const catchUp = () => takeMissingSteps({ onProgress: () => undefined })
const slugs = async () =>
  (await query<{ slug: string }>('select slug from pages order by slug')).map(({ slug }) => slug)
const WRITTEN = ['bilan-carbone', 'cartes-cadeaux', 'en-famille', 'raison-d-etre']

describe('a demo of an earlier version', () => {
  it('is given what it lacks, once', async () => {
    await query(`insert into payload_kv (key, data) values ('demo-seed', '{"state": "done"}')`)
    expect(await missingSteps()).toEqual([...STEP_NAMES])
    await catchUp()
    expect([await missingSteps(), await slugs()]).toEqual([[], WRITTEN])
    expect((await query('select 1 from legal_documents')).length).toBeGreaterThan(0)
    await query(`delete from pages where slug = 'en-famille'`)
    await catchUp()
    expect(await slugs()).not.toContain('en-famille')
  })

  it('whose legal texts are older than the information forms is given these', async () => {
    const forms = () =>
      query(`select kind from legal_documents where kind::text like 'information_form_%' order by kind`)
    await query(`alter table legal_documents disable trigger legal_documents_are_kept`)
    await query(`delete from legal_documents where kind::text like 'information_form_%'`)
    await query(`alter table legal_documents enable trigger legal_documents_are_kept`)
    await markSeed('done', ['legal texts', 'pages', 'faq'])
    await catchUp()
    expect(await forms()).toEqual([{ kind: 'information_form_a' }, { kind: 'information_form_b' }])
  })

  it('whose plans are older than their levels is told these, unless somebody said another', async () => {
    const { slug } = await createArticle(payload, { slug: 'huit-semaines-pour-passer-du-niveau-2-au-niveau-3' })
    const told = () => query('select prepares_level::int as level from articles where slug = $1', [slug])
    await markSeed(
      'done',
      STEP_NAMES.filter((name) => name !== 'level plans'),
    )
    await catchUp()
    expect(await told()).toEqual([{ level: 3 }])
    const latest = await query(
      'select v.version_prepares_level::int as level from _articles_v v join articles a on a.id = v.parent_id where a.slug = $1 and v.latest',
      [slug],
    )
    expect(latest).toEqual([{ level: 3 }])
    await query('update articles set prepares_level = 5 where slug = $1', [slug])
    await markSeed(
      'done',
      STEP_NAMES.filter((name) => name !== 'level plans'),
    )
    await catchUp()
    expect(await told()).toEqual([{ level: 5 }])
  })

  it('keeps what a person wrote, drafts too', async () => {
    await markSeed('done', ['legal texts'])
    await createPage(payload, { slug: 'en-famille', title: 'À nous' })
    await createPage(payload, { slug: 'cartes-cadeaux', title: 'Pas finie', _status: 'draft' })
    await catchUp()
    const titles = await query<{ title: string }>(
      `select title from pages where slug in ('en-famille', 'cartes-cadeaux') order by slug`,
    )
    expect(titles).toEqual([{ title: 'Pas finie' }, { title: 'À nous' }])
    expect(await slugs()).toEqual(WRITTEN)
  })
})

describe('a database that is not the demo’s', () => {
  it.each([
    ['was never seeded', null],
    ['is being seeded', '{"state": "started"}'],
  ])('that %s is left alone', async (_name, state) => {
    if (state) await query(`insert into payload_kv (key, data) values ('demo-seed', $1)`, [state])
    await catchUp()
    expect(await slugs()).toEqual([])
  })
})
