import { expect, it } from 'vitest'
import type { ArticleTeaser } from '@/contract/articles'
import { ARTICLE_CATEGORIES } from '@/domain/content/article-categories'
import { buildTeaser } from './teaser.fixture'
import { splitFront } from './split-front'

const articles = Array.from({ length: 40 }, (_, index) =>
  buildTeaser({ id: index, category: ARTICLE_CATEGORIES[index % ARTICLE_CATEGORIES.length]?.slug ?? 'actus' }),
)

const shown = (all: ArticleTeaser[]) => {
  const { lead, latest, stories, episodes, advice, pledge, news } = splitFront(all)
  return [lead, ...latest, ...stories, ...episodes, ...advice, pledge, ...news].filter((one) => one !== undefined)
}

it('shows no article twice', () => {
  const ids = shown(articles).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('begins with the newest text, and keeps episodes together', () => {
  const { lead, latest, episodes } = splitFront(articles)
  expect(lead?.id).toBe(1)
  expect([lead, ...latest].some((one) => one?.category === 'podcasts')).toBe(false)
  expect(episodes.map(({ id }) => id)).toEqual([0, 5, 10, 15, 20])
})

it('is empty of nothing when there is little', () => {
  expect(shown([])).toEqual([])
  expect(shown(articles.slice(0, 3)).map(({ id }) => id)).toEqual([1, 2, 0])
})
