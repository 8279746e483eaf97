import type { ReactNode } from 'react'
import type { Article, ArticleTeaser } from '@/contract/articles'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { AuthorCard } from '@/storefront/features/blog/components/author-card'
import { Byline } from '@/storefront/features/blog/components/byline'
import { ShareBar } from '@/storefront/features/blog/components/share-bar'
import { RelatedArticles } from '@/storefront/features/blog/components/related-articles'
import { ContentBlocks } from '@/storefront/features/content/components/content-blocks'
import { Breadcrumb } from '@/storefront/ui/breadcrumb'
import { Photo } from '@/storefront/ui/photo'
import { SideContents } from '@/storefront/ui/side-contents'
import { articleSteps } from './article-steps'
import { ARTICLE_SLOTS } from './article-slots'

type ArticleScreenProps = {
  article: Article
  related: ArticleTeaser[]
  /** Says that this is a preview. */
  banner?: ReactNode
}

export const ArticleScreen = ({ article, related, banner }: ArticleScreenProps) => (
  <main id="contenu" tabIndex={-1} className="page-foot">
    {banner}
    <article>
      <header className="wrap art-head">
        <Breadcrumb steps={articleSteps(article)} />
        <h1>{article.title}</h1>
        <p className="lead">{article.lead}</p>
        <div className="byline">
          <Byline article={article} />
        </div>
      </header>
      {article.cover && (
        <div className="wrap">
          <figure className="fig fig--hero">
            <Photo
              src={article.cover.url}
              alt={article.cover.alt}
              sizes="(min-width: 80rem) 1280px, 100vw"
              width={article.cover.width}
              height={article.cover.height}
              priority
            />
          </figure>
        </div>
      )}
      <div className="wrap art">
        {article.contents.length > 1 ? <SideContents items={article.contents} /> : <div />}
        <div className="art__t">
          <ContentBlocks blocks={article.blocks} slots={ARTICLE_SLOTS} />
          <ShareBar title={article.title} path={SITE_PATHS.article(article.slug)} />
          <AuthorCard author={article.author} />
        </div>
      </div>
    </article>
    <RelatedArticles articles={related} />
  </main>
)
