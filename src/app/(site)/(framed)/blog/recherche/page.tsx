import type { Metadata } from 'next'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { loadArticleList, loadBlogSearch } from '@/server/compose/pages/load-blog'
import { blogMetadata } from '@/storefront/screens/blog/blog-metadata'
import { countByCategory } from '@/storefront/features/blog/rules/count-by-category'
import { ArticleListScreen } from '@/storefront/screens/blog/article-list-screen'
import '@/storefront/styles/blog.css'

type BlogSearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = blogMetadata({
  path: SITE_PATHS.blog,
  title: 'Recherche dans le blog',
  description: 'Les articles et les épisodes qui répondent à une recherche.',
  isHidden: true,
})

/** What /blog answers with when its address says what is looked for. */
const BlogSearchPage = async ({ searchParams }: BlogSearchPageProps) => {
  const { q } = await searchParams
  const words = typeof q === 'string' ? q.slice(0, 100) : ''
  const [all, found] = await Promise.all([loadArticleList(), loadBlogSearch(words)])
  return (
    <ArticleListScreen
      title="Dans le blog"
      lead={
        found.length > 0
          ? `${formatCount(found.length, 'article')} pour «\u00a0${words}\u00a0».`
          : `Rien pour «\u00a0${words}\u00a0». Essaie un autre mot, ou choisis une rubrique.`
      }
      counts={countByCategory(all)}
      current={null}
      articles={found}
      words={words}
    />
  )
}

export default BlogSearchPage
