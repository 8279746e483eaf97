import config from '@payload-config'
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Article } from '@/payload-types'
import { buildJsonFeed, buildPodcastFeed, buildRssFeed } from '@/server/features/blog/build-feeds'
import { findArticle } from '@/server/features/blog/find-article'
import { listArticles, listLevelPlans, listRelatedArticles } from '@/server/features/blog/list-articles'
import { searchArticles } from '@/server/features/blog/search-articles'
import { movedTo } from '@/server/compose/moved-to'
import { query } from '@/server/platform/db/pool'
import { createArticle, textBlock, tripsBlock } from '../../../../tests/factories/article'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createRecording } from '../../../../tests/factories/recording'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { toldBy } from '../../../../tests/integration/told-by'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const slugsOf = async (ids: number[]): Promise<string[]> => {
  const all = await listArticles()
  return ids.map((id) => all.find((one) => one.id === id)?.slug ?? '')
}

describe('plans for a level', () => {
  it('are the newest published of each', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
    await createArticle(payload, { prepares_level: 3, published_at: day(9) })
    const newest = await createArticle(payload, { prepares_level: 3, published_at: day(2) })
    await createArticle(payload, { prepares_level: 3, published_at: day(1), _status: 'draft' })
    const other = await createArticle(payload, { prepares_level: 2 })
    expect(await listLevelPlans()).toEqual([
      { level: 2, title: other.title, path: `/blog/articles/${other.slug}` },
      { level: 3, title: newest.title, path: `/blog/articles/${newest.slug}` },
    ])
    await expect(createArticle(payload, { prepares_level: 2.5 })).rejects.toThrow()
  })
})

describe('a draft', () => {
  it('is in no list, feed, search or neighbour, and at no address', async () => {
    const trip = (await createExpedition(payload)).id
    const shown = await createArticle(payload, { blocks: [tripsBlock([trip])] })
    const hidden = await createArticle(payload, {
      slug: 'brouillon-secret',
      title: 'Zibeline secrète',
      blocks: [tripsBlock([trip])],
      _status: 'draft',
    })
    const articles = await listArticles()
    expect(articles.map(({ slug }) => slug)).toContain(shown.slug)
    expect(articles.map(({ id }) => id)).not.toContain(hidden.id)
    const site = 'https://lagopede.example'
    for (const feed of [buildRssFeed({ articles, site }), buildJsonFeed({ articles, site })]) {
      expect(feed).not.toContain('secret')
    }
    expect(await findArticle('brouillon-secret')).toBeNull()
    expect(await searchArticles('zibeline')).toEqual([])
    expect(await listRelatedArticles(shown.id)).not.toContain(hidden.id)
  })

  it('of what is published leaves what is published as it was', async () => {
    const { id, slug } = await createArticle(payload, { title: 'Avant' })
    await payload.update({ collection: 'articles', id, draft: true, data: { title: 'Après', _status: 'draft' } })
    expect((await findArticle(slug))?.title).toBe('Avant')
    await payload.update({ collection: 'articles', id, data: { _status: 'draft' } })
    expect(await findArticle(slug)).toBeNull()
  })
})

describe('an article', () => {
  it('shows its trips as they are sold now, and no hole for one that is gone', async () => {
    const stays = await createExpedition(payload, { price_cents: 64_000 })
    const goes = await createExpedition(payload)
    const { slug } = await createArticle(payload, { blocks: [tripsBlock([goes.id, stays.id])] })
    await runJobs()
    const trips = async () => {
      const found = await findArticle(slug)
      return found?.blocks.flatMap((block) => (block.kind === 'trips' ? block.hits : [])) ?? []
    }
    expect((await trips()).map(({ id }) => id)).toEqual([goes.id, stays.id])

    await payload.update({ collection: 'expeditions', id: stays.id, data: { price_cents: 59_000 } })
    await payload.delete({ collection: 'expeditions', id: goes.id })
    await runJobs()
    expect((await trips()).map(({ id, price }) => [id, price])).toEqual([[stays.id, 590]])

    await payload.update({ collection: 'expeditions', id: stays.id, data: { _status: 'draft' } })
    await runJobs()
    expect((await findArticle(slug))?.blocks).toEqual([])
  })

  it('is read with those that name the same trips, then those of its part', async () => {
    const trip = (await createExpedition(payload)).id
    const old = new Date('2019-01-01').toISOString()
    const article = await createArticle(payload, { category: 'engagement-responsable', blocks: [tripsBlock([trip])] })
    const sharing = await createArticle(payload, { published_at: old, blocks: [tripsBlock([trip])] })
    const near = await createArticle(payload, { published_at: old, category: 'engagement-responsable' })
    expect((await slugsOf(await listRelatedArticles(article.id))).slice(0, 2)).toEqual([sharing.slug, near.slug])
  })

  it('is found by its words, whatever their accents', async () => {
    const { id } = await createArticle(payload, { blocks: [textBlock(['Une nuit sous les mélèzes du Queyras.'])] })
    expect(await searchArticles('melezes queyras')).toEqual([id])
    expect(await searchArticles('melezes tokyo')).toEqual([])
    expect(await searchArticles(`"'\0 & | ! ( :*`)).toEqual([])
  })

  it('tells how long it takes, and its contents', async () => {
    const words = Array.from({ length: 660 }, () => 'mot').join(' ')
    const { slug } = await createArticle(payload, {
      blocks: [textBlock([{ heading: 'Le quai', level: 2 }, words, { heading: 'La neige', level: 2 }, 'Fin.'])],
    })
    const found = await findArticle(slug)
    expect(found).toMatchObject({ minutes: 3, contents: [{ text: 'Le quai' }, { text: 'La neige' }] })
    expect((await listArticles()).find((one) => one.slug === slug)?.minutes).toBe(3)
  })

  it('leads from its old addresses to the new', async () => {
    const { id } = await createArticle(payload, { slug: 'premiere-adresse' })
    for (const slug of ['deuxieme-adresse', 'troisieme-adresse']) {
      await payload.update({ collection: 'articles', id, data: { slug } })
    }
    for (const slug of ['premiere-adresse', 'deuxieme-adresse']) {
      const url = new URL(`http://site/blog/articles/${slug}`)
      expect(await movedTo(url)).toBe('/blog/articles/troisieme-adresse')
    }
    expect(await movedTo(new URL('http://site/blog/articles/troisieme-adresse'))).toBeUndefined()
  })

  it('renews the blog once it is on the site, and not before', async () => {
    const renewed = async (work: () => Promise<unknown>) =>
      (await toldBy(work)).some((tags) => tags.split(' ').includes('articles'))
    const { id } = await createArticle(payload, { _status: 'draft' })
    const change = (data: Partial<Article>, draft = false) =>
      payload.update({ collection: 'articles', id, data, draft })
    expect(await renewed(() => change({ title: 'Brouillon' }, true))).toBe(false)
    expect(await renewed(() => change({ _status: 'published' }))).toBe(true)
    await change({ title: 'Encore un brouillon', _status: 'draft' }, true)
    expect(await renewed(() => change({ _status: 'draft' }))).toBe(true)
    await change({ _status: 'published' })
    expect(await renewed(() => payload.delete({ collection: 'articles', id }))).toBe(true)
  })
})

describe('an episode', () => {
  it('is whole in the feed of the podcast', async () => {
    const recording = await createRecording()
    await query(
      `update recordings set filename = 'e7.mp3', url = '/api/recordings/file/e7.mp3', mime_type = 'audio/mpeg', filesize = 480123 where id = $1`,
      [recording],
    )
    const { slug } = await createArticle(payload, {
      category: 'podcasts',
      episode: 7,
      duration: '1:15',
      recording,
      chapters: [
        { start: '0:00', title: 'Le quai' },
        { start: '0:40', title: 'La neige' },
      ],
      transcript: [{ start: '0:02', speaker: 'Nora', text: 'Bonjour.' }],
    })
    const article = await findArticle(slug)
    expect(article?.sound).toMatchObject({
      duration: 75,
      transcript: [{ start: 2, speaker: 'Nora', text: 'Bonjour.' }],
    })
    if (!article?.sound) return
    const site = 'https://lagopede.example'
    const feed = parseRssFeed(buildPodcastFeed({ episodes: [{ ...article, sound: article.sound }], site, email: null }))
    expect(feed.items?.[0]?.enclosures).toEqual([
      { url: `${site}/api/recordings/file/e7.mp3`, length: 480_123, type: 'audio/mpeg' },
    ])
    expect(feed.items?.[0]?.psc?.chapters?.map(({ title }) => title)).toEqual(['Le quai', 'La neige'])
    expect(
      parseJsonFeed(JSON.parse(buildJsonFeed({ articles: await listArticles(), site }))).items?.length,
    ).toBeGreaterThan(0)
  })
})
