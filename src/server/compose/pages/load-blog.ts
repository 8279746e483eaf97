import type { Article, ArticleTeaser, EpisodeSound } from '@/contract/articles'
import { findArticleCategory, PODCAST_CATEGORY } from '@/domain/content/article-categories'
import { pageOf } from '@/domain/content/article-pages'
import type { LevelPlan } from '@/domain/search/fitting-searches'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { findArticle } from '@/server/features/blog/find-article'
import { listArticles, listLevelPlans, listRelatedArticles } from '@/server/features/blog/list-articles'
import { searchArticles } from '@/server/features/blog/search-articles'
import { cached } from '@/server/platform/cache/cached'

/** Every published article as lists show it, the newest first. */
export const loadArticleList = (): Promise<ArticleTeaser[]> =>
  cached({ key: ['articles'], tags: ['articles'], load: listArticles })

/** The plans that the level quiz leads to. */
export const loadLevelPlans = (): Promise<LevelPlan[]> =>
  cached({ key: ['level-plans'], tags: ['articles'], load: listLevelPlans })

/** One page of a part of the blog, beside all its articles; null where there is none. */
export const loadCategoryPage = async ({ category: slug, page }: { category: string; page: number }) => {
  const category = findArticleCategory(slug)
  if (!category) return null
  const articles = await loadArticleList()
  const shown = pageOf({ items: articles.filter((article) => article.category === slug), page })
  return shown && { category, shown, articles }
}

/** The published article of an address with what to read next, kept; an unknown one is looked up each time. */
export const loadArticle = async (slug: string): Promise<{ article: Article; related: ArticleTeaser[] } | null> => {
  if (!SLUG_PATTERN.test(slug)) return null
  const load = async () => {
    const article = await findArticle(slug)
    if (!article) throw new UnknownArticle()
    return { article, next: await listRelatedArticles(article.id) }
  }
  // Its trips show price and dates as they are: `hits` renews it with them.
  const found = await cached({ key: ['article', slug], tags: ['articles', 'content', 'hits'], load }).catch(
    (error: unknown) => {
      if (error instanceof UnknownArticle) return null
      throw error
    },
  )
  return found && { article: found.article, related: await pick(found.next) }
}

/** Every published episode as lists show it, the newest first. */
export const loadEpisodeList = async (): Promise<ArticleTeaser[]> =>
  (await loadArticleList()).filter(({ category }) => category === PODCAST_CATEGORY)

/** Every published episode whole, the newest first. */
export const loadEpisodes = async (): Promise<Array<Article & { sound: EpisodeSound }>> => {
  const found = await Promise.all((await loadEpisodeList()).map(({ slug }) => loadArticle(slug)))
  return found.flatMap((one) => (one?.article.sound ? [{ ...one.article, sound: one.article.sound }] : []))
}

/** The published articles that say these words, the most to the point first; none for no words. */
export const loadBlogSearch = async (words: string): Promise<ArticleTeaser[]> => pick(await searchArticles(words))

const pick = async (ids: number[]): Promise<ArticleTeaser[]> => {
  const all = await loadArticleList()
  return ids.flatMap((id) => all.find((one) => one.id === id) ?? [])
}

// What is thrown is not kept.
class UnknownArticle extends Error {}
