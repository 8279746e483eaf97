import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { listFaq } from '@/server/features/faq/list-faq'
import type { FaqEntry } from '@/payload-types'
import { createFaqEntry } from '../../tests/factories/faq-entry'
import { newClient } from '../../tests/integration/account-calls'
import { call } from '../../tests/integration/call'
import { runJobs } from '../../tests/integration/run-jobs'
import { signInAs } from '../../tests/integration/sign-in-as'
import { toldBy } from '../../tests/integration/told-by'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
})
beforeEach(async () => {
  await query('delete from faq_entries')
  await query('delete from faq_searches')
  await query(`delete from rate_limits where key like 'faq_%'`)
})

const address = ({ id }: { id: number }): string => `faq-entries/${String(id)}`
const shown = async () => (await listFaq()).map(({ slug }) => slug)

describe('the questions of the page', () => {
  it('are the published ones, in their order', async () => {
    await createFaqEntry(payload, { slug: 'later', position: 20 })
    await createFaqEntry(payload, { slug: 'sooner', position: 10, short_label: 'Vite' })
    await createFaqEntry(payload, { slug: 'secret', position: 5, _status: 'draft' })
    expect(await listFaq()).toMatchObject([
      { slug: 'sooner', short_label: 'Vite', theme: 'reserver', html: '<p>Une réponse.</p>' },
      { slug: 'later', short_label: '' },
    ])
  })

  it('keep their published words while a draft is written over them', async () => {
    const entry = await createFaqEntry(payload, { slug: 'kept', question: 'Avant\u00a0?' })
    const path = `${address(entry)}?draft=true`
    await call(path, { method: 'PATCH', token, body: { question: 'Après\u00a0?', slug: 'moved', _status: 'draft' } })
    expect(await listFaq()).toMatchObject([{ slug: 'kept', question: 'Avant\u00a0?' }])
  })

  it('are written by marketers and staff, and by no guide or customer', async () => {
    const entry = await createFaqEntry(payload)
    for (const role of ['marketer', 'staff'] as const) {
      const { token: own } = await signInAs(payload, { role })
      expect((await call(address(entry), { method: 'PATCH', token: own, body: { position: 7 } })).status).toBe(200)
    }
    for (const role of ['guide', 'customer'] as const) {
      const { token: own } = await signInAs(payload, { role })
      expect((await call(address(entry), { token: own })).status).toBeGreaterThanOrEqual(403)
      const { status } = await call(address(entry), { method: 'PATCH', token: own, body: { position: 8 } })
      expect(status).toBeGreaterThanOrEqual(403)
    }
    expect((await call(address(entry))).status).toBe(404)
  })

  it.each(['reserver', 'contenu'])('take no anchor that the page has: « %s »', async (slug) => {
    const { id: _id, ...entry } = await createFaqEntry(payload)
    const { status, body } = await call('faq-entries', { method: 'POST', token, body: { ...entry, slug } })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('"path":"slug"')])
  })

  it('renew the page when what is shown changes, and not for a draft', async () => {
    const draft = await createFaqEntry(payload, { _status: 'draft' })
    const change = (body: Partial<FaqEntry>) => call(address(draft), { method: 'PATCH', token, body })
    expect(await toldBy(() => change({ position: 3, _status: 'draft' }))).toEqual([])
    expect(await toldBy(() => change({ _status: 'published' }))).toEqual(['faq'])
    expect(await toldBy(() => change({ _status: 'draft' }))).toEqual(['faq'])
    await change({ _status: 'published' })
    await call(`${address(draft)}?draft=true`, { method: 'PATCH', token, body: { position: 4, _status: 'draft' } })
    expect(await toldBy(() => change({ _status: 'draft' }))).toEqual(['faq'])
    await change({ _status: 'published' })
    expect(await toldBy(() => call(address(draft), { method: 'DELETE', token }))).toEqual(['faq'])
    expect(await shown()).toEqual([])
  })
})

describe('« Cela t’a aidé ? »', () => {
  const rate = (entry: { id: number }, helped: boolean, headers = newClient()) =>
    call(`v1/faq/${String(entry.id)}/ratings`, { method: 'POST', headers: { ...headers }, body: { helped } })
  const ratingsOf = async (entry: FaqEntry) => (await call<{ ratings: string }>(address(entry), { token })).body.ratings

  it('is counted once for a client, whatever it says next, and shown in the panel', async () => {
    const entry = await createFaqEntry(payload)
    const headers = newClient()
    expect(await rate(entry, true, headers)).toMatchObject({ status: 201, body: { ok: true } })
    expect((await rate(entry, false, headers)).status).toBe(201)
    await rate(entry, false)
    await rate(entry, true)
    expect(await ratingsOf(entry)).toBe('2 oui, 1 non')
  })

  it('is kept by a save of the question, and goes with it', async () => {
    const entry = await createFaqEntry(payload)
    await rate(entry, true)
    await call(address(entry), { method: 'PATCH', token, body: { position: 9, ratings: '900 oui, 0 non' } })
    expect(await ratingsOf(entry)).toBe('1 oui, 0 non')
    await call(address(entry), { method: 'DELETE', token })
    expect(await query('select 1 from faq_ratings')).toEqual([])
  })

  it('is 404 for a draft and for no question at all', async () => {
    const draft = await createFaqEntry(payload, { _status: 'draft' })
    expect((await rate(draft, true)).status).toBe(404)
    expect((await rate({ id: 2_000_000_000 }, true)).status).toBe(404)
    expect(await query('select 1 from faq_ratings')).toEqual([])
  })

  it('is limited by client', async () => {
    const entry = await createFaqEntry(payload)
    const headers = newClient()
    for (let time = 0; time < 40; time++) expect((await rate(entry, true, headers)).status).toBe(201)
    expect((await rate(entry, true, headers)).status).toBe(429)
  })
})

describe('a search without an answer', () => {
  const note = (words: string, headers = newClient()) =>
    call('v1/faq/searches', { method: 'POST', headers: { ...headers }, body: { words } })
  const noted = () => query('select words, times::int from faq_searches order by times desc, words')

  it('is counted by its words alone', async () => {
    await note('Chien admis ?')
    await note(' chien  ADMIS')
    await note('Été indien')
    expect(await noted()).toEqual([
      { words: 'chien admis', times: 2 },
      { words: 'ete indien', times: 1 },
    ])
  })

  it.each(['lou@lagopede.test', 'rappelez le 06 39 98 01 23'])(
    'is not kept when it says who asks: « %s »',
    async (words) => {
      expect(await note(words)).toMatchObject({ status: 201, body: { ok: true } })
      expect(await noted()).toEqual([])
    },
  )

  it.each(['', 'x'.repeat(201)])('is refused beyond its length', async (words) => {
    expect((await note(words)).status).toBe(422)
  })

  it('is limited by client, and in number: the rarest give way', async () => {
    const headers = newClient()
    for (let time = 0; time < 20; time++) expect((await note('montgolfière', headers)).status).toBe(201)
    expect((await note('montgolfière', headers)).status).toBe(429)
    await query(
      `insert into faq_searches (words, times, searched_at)
       select 'mot ' || n, 1, now() - interval '1 day' from generate_series(1, 510) n`,
    )
    await note('la dernière')
    const kept = await query<{ words: string }>('select words from faq_searches')
    expect(kept).toHaveLength(500)
    expect(kept.map(({ words }) => words)).toEqual(expect.arrayContaining(['montgolfiere', 'la derniere']))
  })

  it('is read and erased by marketers, who write none', async () => {
    await note('chien admis')
    const { body } = await call<{ docs: Array<{ id: number }> }>('faq-searches', { token })
    const path = `faq-searches/${String(body.docs[0]?.id)}`
    expect((await call(path, { method: 'PATCH', token, body: { words: 'autre' } })).status).toBe(403)
    expect((await call(path, { method: 'DELETE', token })).status).toBe(200)
  })

  it('is forgotten six months after it was last made', async () => {
    await note('chien admis')
    await note('chat admis')
    await query(`update faq_searches set searched_at = now() - interval '7 months' where words = 'chat admis'`)
    await query(`select graphile_worker.add_job('forget_expired')`)
    await runJobs()
    expect(await noted()).toEqual([{ words: 'chien admis', times: 1 }])
  })
})
