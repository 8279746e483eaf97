import type { Article } from '@/contract/articles'
import { findArticleCategory, PODCAST_CATEGORY } from '@/domain/content/article-categories'
import { SERVER_PATHS } from '@/domain/site/server-paths'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { buildStructuredArticle, buildStructuredEpisode } from '@/domain/content/structured-article'
import { buildStructuredBreadcrumb } from '@/domain/content/structured-data'
import { env } from '@/env'

/** What engines are told of an article: the text or the episode it is, and the way to it. */
export const articleStructuredData = (article: Article) => {
  const { SITE_URL: site } = env()
  const { title, seo, sound, category, author, published_at, updated_at } = article
  const url = site + SITE_PATHS.article(article.slug)
  const part = findArticleCategory(category)
  const told = {
    site,
    title,
    description: seo.description,
    url,
    image: seo.image && site + seo.image,
    author: author?.full_name ?? null,
    published_at,
    updated_at,
  }
  return [
    sound
      ? buildStructuredEpisode({
          ...told,
          sound: site + sound.url,
          type: sound.type,
          duration: sound.duration,
          episode: article.episode,
          series: {
            name: 'Quai 4',
            url: site + SITE_PATHS.articleCategory(PODCAST_CATEGORY),
            feed: site + SERVER_PATHS.podcastFeed,
          },
        })
      : buildStructuredArticle(told),
    buildStructuredBreadcrumb([
      { name: 'Blog', url: site + SITE_PATHS.blog },
      ...(part ? [{ name: part.label, url: site + SITE_PATHS.articleCategory(part.slug) }] : []),
      { name: title, url },
    ]),
  ]
}
