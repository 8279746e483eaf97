import config from '@payload-config'
import { getPayload, type CollectionSlug, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { createArticle } from '../tests/factories/article'
import { createExpedition } from '../tests/factories/expedition'
import { createFaqEntry } from '../tests/factories/faq-entry'
import { createPage } from '../tests/factories/page'
import { call } from '../tests/integration/call'
import { runJobs } from '../tests/integration/run-jobs'
import { signInAs } from '../tests/integration/sign-in-as'
import { toldBy } from '../tests/integration/told-by'

let payload: Payload
let staff: Awaited<ReturnType<typeof signInAs>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
})

type Drafted = 'expeditions' | 'articles' | 'pages' | 'faq-entries'

const KINDS: { slug: Drafted; create: () => Promise<{ id: number }>; tag: (id: number) => string }[] = [
  { slug: 'expeditions', create: () => createExpedition(payload), tag: (id) => `expedition:${String(id)}` },
  { slug: 'articles', create: () => createArticle(payload), tag: () => 'articles' },
  { slug: 'pages', create: () => createPage(payload), tag: () => 'content' },
  { slug: 'faq-entries', create: () => createFaqEntry(payload), tag: () => 'faq' },
]

const ask = (path: string, { method, body }: { method: 'PATCH' | 'POST'; body: object }) =>
  call<{ message?: string }>(path, { method, body, token: staff.token })

const saveDraft = (slug: string, id: number, body: object) =>
  ask(`${slug}/${String(id)}?draft=true&autosave=true`, { method: 'PATCH', body: { ...body, _status: 'draft' } })

const draftOf = (slug: CollectionSlug, id: number) =>
  payload.findByID({ collection: slug, id, draft: true, depth: 0 }) as Promise<{ slug?: string; _status?: string }>

const statusOf = async (slug: string, id: number): Promise<string | undefined> =>
  (
    await queryOne<{ status: string }>(
      `select _status::text as status from ${slug.replaceAll('-', '_')} where id = $1`,
      [id],
    )
  )?.status

/** By the panel's own button, by the list's, and by the clock. */
const WAYS: Record<string, (slug: Drafted, id: number) => Promise<unknown>> = {
  'by hand': (slug, id) =>
    ask(`${slug}/${String(id)}?depth=0&fallback-locale=null&unpublishAllLocales=false`, {
      method: 'PATCH',
      body: { _status: 'draft' },
    }),
  'from the list': (slug, id) =>
    ask(`${slug}?where[and][0][_status][not_equals]=draft&where[and][1][id][in][0]=${String(id)}`, {
      method: 'PATCH',
      body: { _status: 'draft' },
    }),
  'by the clock': async (slug, id) => {
    await payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(Date.now() - 1000),
      input: {
        type: 'unpublish',
        doc: { relationTo: slug, value: id },
        user: { relationTo: 'users', value: staff.id },
      },
    })
    await query(`select graphile_worker.add_job('publish_scheduled')`)
    await runJobs()
  },
}

const DRAFTS: Record<string, object | null> = {
  'without a draft': null,
  'with a newer draft': { slug: 'autre-adresse-encore' },
  'with a draft that is not fit to be published': {
    slug: 'Pas une adresse !',
    name: null,
    title: null,
    question: null,
  },
}

describe.each(KINDS)('what is taken off the site, of $slug', ({ slug, create, tag }) => {
  describe.each(Object.keys(WAYS))('%s', (way) => {
    it.each(Object.keys(DRAFTS))('is gone %s', async (kind) => {
      const { id } = await create()
      const draft = DRAFTS[kind]
      if (draft) expect((await saveDraft(slug, id, draft)).status).toBe(200)
      const drafted = await draftOf(slug, id)
      const told = await toldBy(async () => WAYS[way]?.(slug, id))
      expect(told.flatMap((tags) => tags.split(' '))).toContain(tag(id))
      expect(await statusOf(slug, id)).toBe('draft')
      // The draft is neither lost nor published.
      expect(await draftOf(slug, id)).toMatchObject({ slug: drafted.slug, _status: 'draft' })
    })
  })
})

it('a trip with a draft of an impossible length, under a taken address, leaves the catalogue and the API', async () => {
  const other = await createExpedition(payload)
  const { id } = await createExpedition(payload)
  await runJobs()
  const isShown = async () => (await call(`v1/expeditions/${String(id)}`)).status === 200
  expect(await isShown()).toBe(true)
  await saveDraft('expeditions', id, { duration_days: 99, slug: other.slug, route: '[[6.1, 45' })
  expect((await ask(`expeditions/${String(id)}`, { method: 'PATCH', body: { _status: 'draft' } })).status).toBe(200)
  await runJobs()
  expect(await isShown()).toBe(false)
  expect(await queryOne('select 1 from expedition_hits where id = $1', [id])).toBeNull()
})

it('an autosaved draft of a trip on the site renews nothing', async () => {
  const { id } = await createExpedition(payload)
  expect(await toldBy(() => saveDraft('expeditions', id, { tagline: 'Une autre accroche.' }))).toEqual([])
})

it('the home page is taken off with a newer draft under way', async () => {
  const save = (query: string, _status: string) =>
    ask(`globals/home-page${query}`, { method: 'POST', body: { _status } })
  expect((await save('', 'published')).status).toBe(200)
  expect((await save('?draft=true&autosave=true', 'draft')).status).toBe(200)
  expect((await save('', 'draft')).status).toBe(200)
  expect(await query('select _status::text as status from home_page')).toEqual([{ status: 'draft' }])
})

it('nobody takes off what is not theirs to change', async () => {
  const { id } = await createExpedition(payload)
  const { token } = await signInAs(payload, { role: 'marketer' })
  const { status } = await call(`expeditions/${String(id)}`, { method: 'PATCH', body: { _status: 'draft' }, token })
  expect(status).toBe(403)
  expect(await statusOf('expeditions', id)).toBe('published')
})
