import { describe, expect, it } from 'vitest'
import { secondsOf } from '@/domain/days/timecode'
import { EXPEDITIONS } from '../catalogue/expeditions'
import { GUIDES } from '../catalogue/reference'
import { pictureName } from '../draw-pictures'
import { ARTICLES } from '../write-articles'
import type { ArticlePart } from './article-text'
import { AUTHORS } from './authors'
import { EPISODES } from './episodes'

const wordsOf = (part: ArticlePart): string => {
  if (typeof part === 'string') return part
  if ('heading' in part) return part.heading
  if ('list' in part) return part.list.join(' ')
  if ('note' in part) return `${part.note} ${part.text}`
  return 'quote' in part ? part.quote : ''
}

const everyText = [...ARTICLES, ...EPISODES].map(({ slug, title, lead, parts }) => ({
  slug,
  text: [title, lead, ...parts.map(wordsOf)].join(' '),
}))

const pictures = new Set(
  EXPEDITIONS.flatMap(({ slug, gallery }) =>
    [null, ...gallery].map((_picture, position) => pictureName({ slug, position })),
  ),
)
const trips = new Set(EXPEDITIONS.map(({ slug }) => slug))
const signatures = new Set(
  [...AUTHORS, ...GUIDES.map(({ fullName }) => ({ full_name: fullName }))].map((one) => one.full_name),
)

describe('the articles of the demo', () => {
  it('are twenty-eight, each at its own address, and four episodes', () => {
    expect([ARTICLES.length, EPISODES.length]).toEqual([28, 4])
    expect(new Set([...ARTICLES, ...EPISODES].map(({ slug }) => slug)).size).toBe(32)
  })

  it.each(ARTICLES.map((article) => [article.slug, article] as const))(
    '%s has 600 to 1,500 words',
    (slug, { lead, parts }) => {
      const words = [lead, ...parts.map(wordsOf)]
        .join(' ')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word))
      expect([slug, words.length >= 600 && words.length <= 1_500, words.length]).toEqual([slug, true, words.length])
    },
  )

  it('name trips, pictures and people that there are', () => {
    const named = [...ARTICLES, ...EPISODES].flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part === 'object' && 'trips' in part ? part.trips : [])),
    )
    expect(named.filter((slug) => !trips.has(slug))).toEqual([])
    expect([...ARTICLES, ...EPISODES].filter(({ cover }) => !pictures.has(cover)).map(({ cover }) => cover)).toEqual([])
    expect(ARTICLES.filter(({ author }) => !signatures.has(author)).map(({ author }) => author)).toEqual([])
  })

  it.each(everyText.map(({ slug, text }) => [slug, text] as const))(
    '%s promises nothing that cannot be proved',
    (_slug, text) => {
      expect(text).not.toMatch(
        /neutre|(?<!\p{L})compens|zéro carbone|zéro émission|sans impact|100\s?% (?:vert|écolo)|lorem/iu,
      )
    },
  )
})

describe('an episode of the demo', () => {
  it.each(EPISODES.map((episode) => [episode.slug, episode] as const))(
    '%s says each line within its length, in order',
    (_slug, episode) => {
      for (const moments of [episode.chapters, episode.transcript]) {
        const starts = moments.map(({ start }) => secondsOf(start))
        expect(starts).toEqual([...starts].sort((one, other) => one - other))
        expect(Math.max(...starts)).toBeLessThan(secondsOf(episode.duration))
      }
    },
  )
})
