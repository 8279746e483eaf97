import type { Article } from '@/contract/articles'
import { findArticleCategory } from '@/domain/content/article-categories'
import { SITE_PATHS } from '@/domain/site/site-paths'

/** The way to an article: the blog, then its part. */
export const articleSteps = ({ category }: Pick<Article, 'category'>) => [
  { name: 'Blog', href: SITE_PATHS.blog },
  { name: findArticleCategory(category)?.label ?? '', href: SITE_PATHS.articleCategory(category) },
]
