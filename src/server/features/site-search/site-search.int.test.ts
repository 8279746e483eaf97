import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SiteSearchResult } from '@/contract/site-search'
import { toRichText } from '@lagopede/demo/rich-text'
import { createArticle, textBlock as articleBlock } from '../../../../tests/factories/article'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createFaqEntry } from '../../../../tests/factories/faq-entry'
import { createPage, textBlock } from '../../../../tests/factories/page'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
  const [norway, kayak] = await Promise.all([
    payload.create({ collection: 'countries', data: { name: 'Norvège', code: 'NO' } }),
    payload.create({ collection: 'activities', data: { name: 'Kayak de mer' } }),
  ])
  const lofoten = await createExpedition(payload, {
    name: 'Sommets des Lofoten',
    slug: 'sommets-des-lofoten',
    countries: [norway.id],
    activities: [kayak.id],
    duration_days: 8,
  })
  await createDeparture(payload, { expedition: lofoten.id, departure_start: inDays(20), departure_end: inDays(28) })
  await createArticle(payload, {
    title: 'Dormir dans un tipi',
    slug: 'dormir-dans-un-tipi',
    blocks: [articleBlock(['Le poêle des Lofoten ronronne jusqu’au matin.'])],
  })
  await createFaqEntry(payload, {
    question: 'Comment annuler mon voyage\u00a0?',
    slug: 'annuler-mon-voyage',
    theme: 'annuler',
    answer: toRichText(['Jusqu’à quatorze jours avant, sans frais.']),
  })
  await createPage(payload, { title: 'Cartes cadeaux', slug: 'cartes-cadeaux', lead: 'Offrir une aventure.' })
  await runJobs()
})

const search = async (q: string) => {
  const { status, body } = await call<SiteSearchResult>(`v1/site-search?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body
}

/** What is found, in words. */
const found = async (q: string) => {
  const { expeditions, articles, questions, pages } = await search(q)
  return [
    ...expeditions.items.map(({ slug }) => slug),
    ...articles.items.map(({ slug }) => slug),
    ...questions.items.map(({ slug }) => slug),
    ...pages.items.map(({ path }) => path),
  ]
}

describe('the search of the site', () => {
  it('finds trips and articles by the same word, whatever its case and accents', async () => {
    for (const words of ['Lofoten', 'LÔFOTEN', 'lofo']) {
      expect(await found(words), words).toEqual(['sommets-des-lofoten', 'dormir-dans-un-tipi'])
    }
    expect(await found('norvege')).toEqual(['sommets-des-lofoten'])
  })

  it('says of each what its line shows', async () => {
    expect(await search('lofoten')).toEqual({
      is_loosened: false,
      expeditions: {
        total: 1,
        items: [
          {
            id: expect.any(Number) as number,
            name: 'Sommets des Lofoten',
            slug: 'sommets-des-lofoten',
            photo: expect.stringMatching(/^\/api\/media\/file\//) as string,
            country: 'Norvège',
            days: 8,
          },
        ],
      },
      articles: {
        total: 1,
        items: [
          {
            id: expect.any(Number) as number,
            title: 'Dormir dans un tipi',
            slug: 'dormir-dans-un-tipi',
            category: 'actus',
            cover: expect.stringMatching(/^\/api\/media\/file\/article-/) as string,
          },
        ],
      },
      questions: { total: 0, items: [] },
      pages: { total: 0, items: [] },
    })
  })

  it('forgives a fault of typing, of trips and of texts', async () => {
    expect(await found('lofotten')).toEqual(['sommets-des-lofoten', 'dormir-dans-un-tipi'])
    expect(await found('voiage')).toEqual(['annuler-mon-voyage'])
    expect(await found('catres cadeaux')).toEqual(['/cartes-cadeaux'])
  })

  it('reads answers, and leads to them', async () => {
    expect(await found('quatorze jours')).toEqual(['annuler-mon-voyage'])
  })

  it('reads over the words of a question that are not its subject', async () => {
    expect((await search('combien de jours quatorze')).is_loosened).toBe(false)
    expect(await found('quand puis-je voyager, et comment ?')).toEqual(['annuler-mon-voyage'])
    expect(await found('comment')).toEqual(['annuler-mon-voyage'])
  })

  it('finds by the words of an address', async () => {
    await createFaqEntry(payload, { question: 'Et les petits ?', slug: 'enfant-de-six-ans' })
    expect(await found('enfant')).toEqual(['enfant-de-six-ans'])
  })

  it('finds the pages that the site makes itself', async () => {
    expect(await found('guides')).toContain('/our-guides')
    expect(await found('mentions légales')).toEqual(['/confidentialite-et-mentions-legales'])
  })

  it('puts what a title says before what a text says', async () => {
    await createPage(payload, { title: 'Autre sujet', slug: 'autre-sujet', blocks: [textBlock('La marmotte siffle.')] })
    await createPage(payload, { title: 'La marmotte', slug: 'marmotte', lead: '' })
    expect(await found('marmotte')).toEqual(['/marmotte', '/autre-sujet'])
  })

  it('gives what has the most of the words where nothing has them all, and says so', async () => {
    const { is_loosened, questions } = await search('annuler zzyzx')
    expect([is_loosened, questions.items.map(({ slug }) => slug)]).toEqual([true, ['annuler-mon-voyage']])
    expect((await search('annuler')).is_loosened).toBe(false)
  })

  it('answers four of a kind and counts them all', async () => {
    for (let n = 1; n <= 6; n += 1)
      await createPage(payload, { title: `Glacier ${String(n)}`, slug: `glacier-${String(n)}` })
    const { pages } = await search('glacier')
    expect([pages.total, pages.items.length]).toEqual([6, 4])
  })

  it.each(['', ' ', 'de la', '%', `'`, '\\', ':*', '()', '&|!', '🐦'])('finds nothing for « %s »', async (words) => {
    expect(await found(words)).toEqual([])
  })

  it.each([
    `lofoten'; drop table site_texts; --`,
    `lofoten' | 'x`,
    'lofoten:* & !norvège',
    `lofoten ${'mot '.repeat(2000)}`,
    `lofoten ${'a'.repeat(9000)}`,
    'lofoten \0',
  ])('takes « %.40s » for words', async (words) => {
    expect((await search(words)).expeditions.total).toBe(1)
  })

  it('refuses what is no line of text', async () => {
    expect((await call(`v1/site-search?q=${'a'.repeat(10_001)}`)).status).toBe(422)
    expect((await call('v1/site-search?q=a&q=b')).status).toBe(422)
  })

  it('may be kept for a while by who asked', async () => {
    const { headers } = await call('v1/site-search?q=lofoten')
    expect(headers.get('cache-control')).toBe('public, max-age=0, stale-while-revalidate=60')
  })
})

describe('what is not on the site', () => {
  it('is not found as a draft, nor by the words of a draft over a published one', async () => {
    await createArticle(payload, { title: 'Bivouac sidéral', slug: 'bivouac-sideral', _status: 'draft' })
    await createFaqEntry(payload, { question: 'Et le sidéral\u00a0?', slug: 'et-le-sideral', _status: 'draft' })
    const page = await createPage(payload, { title: 'Page sidérante', slug: 'page-siderante', _status: 'draft' })
    await createExpedition(payload, { name: 'Nuit sidérale', _status: 'draft' })
    await runJobs()
    expect(await found('sidéral')).toEqual([])
    expect(await found('sidérante')).toEqual([])

    await payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' } })
    expect(await found('sidérante')).toEqual(['/page-siderante'])
    const body = { title: 'Page boréale', _status: 'draft' }
    expect((await call(`pages/${String(page.id)}?draft=true`, { method: 'PATCH', token, body })).status).toBe(200)
    expect(await found('boréale')).toEqual([])
    expect(await found('sidérante')).toEqual(['/page-siderante'])
  })

  it('is not found once withdrawn or deleted', async () => {
    const article = await createArticle(payload, { title: 'Le grésil', slug: 'le-gresil' })
    const entry = await createFaqEntry(payload, { question: 'Et le grésil\u00a0?', slug: 'et-le-gresil' })
    const page = await createPage(payload, { title: 'Tout le grésil', slug: 'tout-le-gresil' })
    expect(await found('grésil')).toHaveLength(3)
    await call(`articles/${String(article.id)}`, { method: 'PATCH', token, body: { _status: 'draft' } })
    await call(`pages/${String(page.id)}`, { method: 'PATCH', token, body: { _status: 'draft' } })
    await payload.delete({ collection: 'faq-entries', id: entry.id })
    expect(await found('grésil')).toEqual([])
  })

  it('takes a new title at once, and loses the old one', async () => {
    const entry = await createFaqEntry(payload, { question: 'Un édredon\u00a0?', slug: 'edredon' })
    await payload.update({
      collection: 'faq-entries',
      id: entry.id,
      data: { question: 'Une couette\u00a0?', slug: 'couette' },
    })
    expect(await found('édredon')).toEqual([])
    expect(await found('couette')).toEqual(['couette'])
  })

  it('may be longer than what is kept of its words', async () => {
    const blocks = [textBlock(Array.from({ length: 160_000 }, (_, n) => `mot${String(n)}x`).join(' '))]
    await createPage(payload, { title: 'Interminable', slug: 'interminable', blocks })
    expect(await found('interminable')).toEqual(['/interminable'])
  })
})
