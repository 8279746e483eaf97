import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import type { Article } from '@/payload-types'
import { toRichText } from '@lagopede/demo/rich-text'
import { createArticle } from '../../tests/factories/article'
import { createRecording } from '../../tests/factories/recording'
import { call } from '../../tests/integration/call'
import { runJobs } from '../../tests/integration/run-jobs'
import { signInAs } from '../../tests/integration/sign-in-as'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
})

type Refused = { errors: Array<{ data: { errors: Array<{ path: string; message: string }> } }> }

const publish = async (id: number, body: object = {}) => {
  const { status, body: answer } = await call<Partial<Refused>>(`articles/${String(id)}`, {
    method: 'PATCH',
    token,
    body: { ...body, _status: 'published' },
  })
  return { status, paths: (answer.errors?.[0]?.data.errors ?? []).map(({ path }) => path) }
}

const standing = (id: number) =>
  queryOne<{ status: string; published_at: Date | null }>(
    'select _status as status, published_at from articles where id = $1',
    [id],
  )

describe('publishing an article', () => {
  it('is done by a marketer, and dates it', async () => {
    const { id } = await createArticle(payload, { _status: 'draft', published_at: null })
    expect(await publish(id)).toEqual({ status: 200, paths: [] })
    const { status, published_at: at } = (await standing(id)) ?? {}
    expect(status).toBe('published')
    expect(Date.now() - Number(at)).toBeLessThan(600_000)
  })

  it('keeps the date it was given', async () => {
    const day = '2026-02-03T09:00:00.000Z'
    const { id } = await createArticle(payload, { _status: 'draft', published_at: day })
    await publish(id)
    expect((await standing(id))?.published_at?.toISOString()).toBe(day)
  })

  it('waits for words on its picture', async () => {
    const mute = (await payload.db.create({ collection: 'media', data: { filename: 'mute.webp' } })) as { id: number }
    const { id } = await createArticle(payload, { _status: 'draft', cover: mute.id })
    expect(await publish(id)).toEqual({ status: 400, paths: ['cover'] })
  })

  it('waits for its notes to fit in a margin', async () => {
    const { id } = await createArticle(payload, { _status: 'draft' })
    const note = (words: Parameters<typeof toRichText>[0]) => ({
      blocks: [
        { blockType: 'text', look: 'plain', body: toRichText(['Un mot.']) },
        { blockType: 'text', look: 'note', body: toRichText(words) },
      ],
    })
    expect(await publish(id, note([{ heading: 'Le trajet', level: 2 }]))).toEqual({ status: 400, paths: ['blocks'] })
    expect(await publish(id, note(['a'.repeat(401)]))).toEqual({ status: 400, paths: ['blocks'] })
    expect(await publish(id, note(['**Le trajet**', 'Un train.']))).toEqual({ status: 200, paths: [] })
    expect((await standing(id))?.status).toBe('published')
  })

  it('waits for what an episode needs', async () => {
    const { id } = await createArticle(payload, { _status: 'draft', category: 'podcasts' })
    expect((await publish(id)).paths).toEqual(['episode', 'duration', 'recording', 'transcript'])
    const recording = await createRecording()
    const episode = {
      episode: 1,
      duration: '1:10',
      recording,
      transcript: [{ start: '0:00', speaker: 'Nora', text: 'Bonjour.' }],
    }
    expect((await publish(id, episode)).status).toBe(200)
  })

  it('is no one else’s', async () => {
    const { id } = await createArticle(payload, { _status: 'draft' })
    for (const role of ['guide', 'customer'] as const) {
      const { token: other } = await signInAs(payload, { role })
      const { status } = await call(`articles/${String(id)}`, {
        method: 'PATCH',
        token: other,
        body: { _status: 'published' },
      })
      expect([403, 404]).toContain(status)
    }
    expect((await standing(id))?.status).toBe('draft')
  })

  it('happens by the clock when it was scheduled', async () => {
    const due = await createArticle(payload, { _status: 'draft', published_at: null })
    const later = await createArticle(payload, { _status: 'draft' })
    const schedule = (article: Article, waitUntil: Date) =>
      payload.jobs.queue({
        task: 'schedulePublish',
        waitUntil,
        input: { type: 'publish', doc: { relationTo: 'articles', value: article.id } },
      })
    await schedule(due, new Date(Date.now() - 1000))
    await schedule(later, new Date(Date.now() + 3_600_000))

    await query(`select graphile_worker.add_job('publish_scheduled')`)
    await runJobs()
    await runJobs()

    expect(await standing(due.id)).toMatchObject({ status: 'published', published_at: expect.any(Date) as Date })
    expect((await standing(later.id))?.status).toBe('draft')
  })
})
