import type { ArticleTeaser } from '@/contract/articles'
import { findArticleCategory } from '@/domain/article-categories'
import { pageOf } from '@/domain/article-pages'
import { SITE_PATHS } from '@/domain/site-paths'
import { countByCategory } from '@/storefront/features/blog/rules/count-by-category'
import { ArticleListScreen } from './article-list-screen'

type CategoryScreenProps = { category: string; page: number; articles: ArticleTeaser[] }

/** One page of a part of the blog; null where there is none. */
export const CategoryScreen = ({ category, page, articles }: CategoryScreenProps) => {
  const found = findArticleCategory(category)
  const own = articles.filter((article) => article.category === category)
  const shown = pageOf({ items: own, page })
  if (!found || !shown) return null
  const first = SITE_PATHS.articleCategory(found.slug)
  return (
    <ArticleListScreen
      title={found.label}
      lead={found.intro}
      counts={countByCategory(articles)}
      current={found.slug}
      articles={shown.items}
      pages={{ ...shown, hrefOf: (one) => (one === 1 ? first : `${first}?page=${String(one)}`) }}
    />
  )
}
