import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findArticleCategory } from '@/domain/content/article-categories'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { loadCategoryPage } from '@/server/compose/pages/load-blog'
import { blogMetadata } from '@/storefront/screens/blog/blog-metadata'
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
  const page = Number((await searchParams)['page'])
  const found = await loadCategoryPage({ category: (await params).category, page })
  if (!found) notFound()
  return <CategoryScreen {...found} />
}

export default NextPage
