import type { ArticleTeaser } from '@/contract/articles'

/** An article of the news as lists are given it. */
export const buildTeaser = (part: Partial<ArticleTeaser> = {}): ArticleTeaser => ({
  id: 1,
  slug: 'deux-departs-de-plus',
  title: 'Deux départs de plus dans le Queyras',
  category: 'actus',
  lead: 'Le refuge ouvre dix couchages.',
  published_at: '2026-11-02T09:00:00Z',
  updated_at: '2026-11-02T09:00:00Z',
  minutes: 4,
  episode: null,
  guest: '',
  cover: '/api/media/file/queyras-640.webp',
  author: 'Simon Auger',
  ...part,
})
