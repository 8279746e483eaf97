import type { ArticleTeaser } from '@/contract/articles'
import type { ArticleCategory } from '@/domain/content/article-categories'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { BlogHead } from '@/storefront/features/blog/components/blog-head'
import { Pager } from '@/storefront/features/blog/components/pager'
import { Teaser } from '@/storefront/features/blog/components/teaser'
import { Breadcrumb } from '@/storefront/ui/breadcrumb'

type ArticleListScreenProps = {
  title: string
  lead: string
  counts: Partial<Record<ArticleCategory, number>>
  current: ArticleCategory | null
  articles: ArticleTeaser[]
  words?: string
  /** Where the list is of several pages. */
  pages?: { page: number; pageCount: number; hrefOf: (page: number) => string }
}

/** A part of the blog, or what a search found in it. */
export const ArticleListScreen = ({ title, lead, counts, current, articles, words, pages }: ArticleListScreenProps) => (
  <main id="contenu" tabIndex={-1} className="page-foot">
    <BlogHead
      title={title}
      lead={lead}
      counts={counts}
      current={current}
      words={words}
      crumbs={
        <Breadcrumb
          steps={[
            { name: 'Accueil', href: SITE_PATHS.home },
            { name: 'Blog', href: SITE_PATHS.blog },
          ]}
        />
      }
    />
    <div className="wrap mag-list">
      <h2 className="sr-only">{words ? 'Articles trouvés' : 'Articles'}</h2>
      <div className="mag-grid">
        {articles.map((article, index) => (
          <Teaser
            key={article.id}
            article={article}
            look={index === 0 && current !== null ? 'wide' : 'card'}
            hasCategory={current === null}
            priority={index === 0}
          />
        ))}
      </div>
      {pages && <Pager {...pages} />}
    </div>
  </main>
)
