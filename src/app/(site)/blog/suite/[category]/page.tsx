import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findArticleCategory } from '@/domain/article-categories'
import { pageOf } from '@/domain/article-pages'
import { SITE_PATHS } from '@/domain/site-paths'
import { loadArticleList } from '@/server/compose/pages/load-blog'
import { blogMetadata } from '@/server/compose/seo/blog-metadata'
import { CategoryScreen } from '@/storefront/screens/blog/category-screen'
import '@/storefront/styles/blog.css'

type NextPageProps = {
  params: Promise<{ category: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params, searchParams }: NextPageProps): Promise<Metadata> => {
  const category = findArticleCategory((await params).category)
  if (!category) return { title: 'Hors sentier' }
  const { slug, label, intro } = category
  const page = Number((await searchParams)['page'])
  const first = SITE_PATHS.articleCategory(slug)
  return blogMetadata({
    path: page > 1 ? `${first}?page=${String(page)}` : first,
    title: `${label}, page ${String(page)}, le blog`,
    description: intro,
  })
}

/** What a part of the blog answers with when its address says which page. */
const NextPage = async ({ params, searchParams }: NextPageProps) => {
  const { category } = await params
  const page = Number((await searchParams)['page'])
  const articles = await loadArticleList()
  const own = articles.filter((article) => article.category === category)
  if (!findArticleCategory(category) || !pageOf({ items: own, page })) notFound()
  return <CategoryScreen category={category} page={page} articles={articles} />
}

export default NextPage
