import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadArticle, loadEpisodeList } from '@/server/compose/pages/load-blog'
import { articleStructuredData } from '@/server/compose/seo/article-structured-data'
import { articleMetadata } from '@/storefront/screens/blog/blog-metadata'
import { ArticleScreen } from '@/storefront/screens/content/article-screen'
import { EpisodeScreen } from '@/storefront/screens/content/episode-screen'
import { StructuredData } from '@/storefront/ui/structured-data'
import '@/storefront/styles/contents.css'
import '@/storefront/styles/content.css'
import '@/storefront/styles/blog.css'
import '@/storefront/styles/article.css'

type ArticlePageProps = { params: Promise<{ slug: string }> }

// Each page is made at its first visit, then kept until its article, or a trip it names, changes.
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: ArticlePageProps): Promise<Metadata> => {
  const found = await loadArticle((await params).slug)
  return found ? articleMetadata(found.article) : { title: 'Hors sentier' }
}

const ArticlePage = async ({ params }: ArticlePageProps) => {
  const found = await loadArticle((await params).slug)
  if (!found) notFound()
  const { article, related } = found
  return (
    <>
      {articleStructuredData(article).map((data) => (
        <StructuredData key={data['@type']} data={data} />
      ))}
      {article.sound ? (
        <EpisodeScreen
          article={article}
          sound={article.sound}
          others={(await loadEpisodeList()).filter(({ id }) => id !== article.id)}
        />
      ) : (
        <ArticleScreen article={article} related={related} />
      )}
    </>
  )
}

export default ArticlePage
