import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadArticlePreview } from '@/server/compose/pages/load-article-preview'
import { ArticleScreen } from '@/storefront/screens/content/article-screen'
import { EpisodeScreen } from '@/storefront/screens/content/episode-screen'
import { PreviewBanner } from '@/storefront/ui/preview-banner'
import '@/storefront/styles/contents.css'
import '@/storefront/styles/content.css'
import '@/storefront/styles/blog.css'
import '@/storefront/styles/article.css'

type PreviewPageProps = { params: Promise<{ id: string }> }

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Aperçu', robots: { index: false, follow: false } }

const PreviewPage = async ({ params }: PreviewPageProps) => {
  const id = Number((await params).id)
  if (!Number.isSafeInteger(id) || id <= 0) notFound()
  const article = await loadArticlePreview(id)
  if (!article) notFound()
  const banner = <PreviewBanner name={article.title} />
  return article.sound ? (
    <EpisodeScreen article={article} sound={article.sound} others={[]} banner={banner} />
  ) : (
    <ArticleScreen article={article} related={[]} banner={banner} />
  )
}

export default PreviewPage
