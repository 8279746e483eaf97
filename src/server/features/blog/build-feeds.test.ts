import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import type { Article, ArticleTeaser, EpisodeSound } from '@/contract/articles'
import { buildJsonFeed, buildPodcastFeed, buildRssFeed } from './build-feeds'

const site = 'https://lagopede.example'

const teaser: ArticleTeaser = {
  id: 4,
  slug: 'cinq-jours-sans-route',
  title: 'Cinq jours & nuits <sans> route',
  category: 'histoires-dexplorateurs',
  lead: 'La traversée du Vercors.',
  published_at: '2026-11-06T08:00:00Z',
  updated_at: '2026-11-07T08:00:00Z',
  minutes: 5,
  episode: null,
  guest: '',
  cover: '/api/media/file/vercors-640.webp',
  author: 'Maëlle Perrillat',
}

const episode: Article & { sound: EpisodeSound } = {
  ...teaser,
  category: 'podcasts',
  episode: 3,
  cover: null,
  author: { full_name: 'Nora Belkacem', job_title: '', biography: '', portrait: null, guide_slug: null },
  seo: { title: '', description: '', image: null },
  blocks: [],
  contents: [],
  sound: {
    url: '/api/recordings/file/quai-4-3.mp3',
    type: 'audio/mpeg',
    bytes: 481_234,
    duration: 75,
    chapters: [
      { start: 0, title: 'Le quai' },
      { start: 65, title: 'La neige' },
    ],
    transcript: [],
  },
}

describe('the feed of the blog', () => {
  it('is read back as it was written, by RSS', () => {
    const feed = parseRssFeed(buildRssFeed({ articles: [teaser], site }))
    expect(feed).toMatchObject({ title: 'Le blog de Lagopède', link: `${site}/blog`, language: 'fr-FR' })
    expect(feed.items?.[0]).toMatchObject({
      title: teaser.title,
      link: `${site}/blog/articles/cinq-jours-sans-route`,
      guid: { value: `${site}/blog#4`, isPermaLink: false },
      dc: { creators: ['Maëlle Perrillat'] },
    })
    expect(new Date(feed.items?.[0]?.pubDate ?? '').toISOString()).toBe('2026-11-06T08:00:00.000Z')
  })

  it('is read back as it was written, by JSON Feed', () => {
    const feed = parseJsonFeed(JSON.parse(buildJsonFeed({ articles: [teaser], site })))
    expect(feed).toMatchObject({ feed_url: `${site}/blog/feed.json`, language: 'fr-FR' })
    expect(feed.items?.[0]).toMatchObject({
      id: `${site}/blog#4`,
      content_text: teaser.lead,
      image: `${site}/api/media/file/vercors-1280.webp`,
    })
  })

  it('is a feed still when nothing is published', () => {
    expect(parseRssFeed(buildRssFeed({ articles: [], site })).title).toBe('Le blog de Lagopède')
    expect(JSON.parse(buildJsonFeed({ articles: [], site }))).toMatchObject({ items: [] })
  })
})

describe('the feed of the podcast', () => {
  const feed = parseRssFeed(buildPodcastFeed({ episodes: [episode], site, email: 'bonjour@lagopede.example' }))

  it('has what Apple asks of a show', () => {
    expect(feed.itunes).toMatchObject({
      author: 'Lagopède',
      explicit: false,
      type: 'episodic',
      image: `${site}/brand/quai-4.jpg`,
      categories: [{ text: 'Society & Culture', categories: [{ text: 'Places & Travel' }] }],
      owner: { email: 'bonjour@lagopede.example' },
    })
  })

  it('has the sound, the length and the chapters of an episode', () => {
    const [item] = feed.items ?? []
    expect(item?.enclosures).toEqual([
      { url: `${site}/api/recordings/file/quai-4-3.mp3`, length: 481_234, type: 'audio/mpeg' },
    ])
    expect(item?.itunes).toMatchObject({ duration: 75, episode: 3, episodeType: 'full', explicit: false })
    expect(item?.psc?.chapters).toEqual([
      { start: '00:00:00', title: 'Le quai' },
      { start: '00:01:05', title: 'La neige' },
    ])
  })
})
