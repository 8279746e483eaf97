import type { ArticleTeaser } from '@/contract/articles'
import type { findArticleCategory } from '@/domain/content/article-categories'
import type { pageOf } from '@/domain/content/article-pages'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { countByCategory } from '@/storefront/features/blog/rules/count-by-category'
import { ArticleListScreen } from './article-list-screen'

type CategoryScreenProps = {
  category: NonNullable<ReturnType<typeof findArticleCategory>>
  shown: NonNullable<ReturnType<typeof pageOf<ArticleTeaser>>>
  /** Of the whole blog. */
  articles: ArticleTeaser[]
}

/** One page of a part of the blog. */
export const CategoryScreen = ({ category: { slug, label, intro }, shown, articles }: CategoryScreenProps) => {
  const first = SITE_PATHS.articleCategory(slug)
  return (
    <ArticleListScreen
      title={label}
      lead={intro}
      counts={countByCategory(articles)}
      current={slug}
      articles={shown.items}
      pages={{ ...shown, hrefOf: (one) => (one === 1 ? first : `${first}?page=${String(one)}`) }}
    />
  )
}
