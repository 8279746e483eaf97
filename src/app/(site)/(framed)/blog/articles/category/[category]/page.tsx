import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findArticleCategory } from '@/domain/content/article-categories'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { loadCategoryPage } from '@/server/compose/pages/load-blog'
import { blogMetadata } from '@/storefront/screens/blog/blog-metadata'
import { CategoryScreen } from '@/storefront/screens/blog/category-screen'
import '@/storefront/styles/blog.css'

type CategoryPageProps = { params: Promise<{ category: string }> }

// Each page is made at its first visit, then kept until an article changes.
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: CategoryPageProps): Promise<Metadata> => {
  const category = findArticleCategory((await params).category)
  if (!category) return { title: 'Hors sentier' }
  const { slug, label, intro } = category
  return blogMetadata({ path: SITE_PATHS.articleCategory(slug), title: `${label}, le blog`, description: intro })
}

const CategoryPage = async ({ params }: CategoryPageProps) => {
  const found = await loadCategoryPage({ category: (await params).category, page: 1 })
  if (!found) notFound()
  return <CategoryScreen {...found} />
}

export default CategoryPage
