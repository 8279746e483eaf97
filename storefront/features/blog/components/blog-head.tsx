import { Search } from 'lucide'
import type { ReactNode } from 'react'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '@/domain/content/article-categories'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

type BlogHeadProps = {
  title: string
  lead: string
  /** How many articles each part has. */
  counts: Partial<Record<ArticleCategory, number>>
  /** The part that is shown; `all` for the whole blog, null for none. */
  current: ArticleCategory | 'all' | null
  /** What was searched for. */
  words?: string
  crumbs?: ReactNode
}

/** The title of a page of the blog, its search, and the tabs of its parts. */
export const BlogHead = ({ title, lead, counts, current, words = '', crumbs }: BlogHeadProps) => (
  <div className="wrap mag-head">
    {crumbs}
    <div className="mag-head__row">
      <div>
        <h1 className="title-xl">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <form className="searchline" role="search" aria-label="Dans le blog" action={SITE_PATHS.blog}>
        <label className="sr-only" htmlFor="blog-words">
          Chercher dans le blog
        </label>
        <input
          className="input"
          id="blog-words"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={words}
          placeholder="Un massif, un sac, un train de nuit"
        />
        <button className="iconbtn iconbtn--bare" type="submit" aria-label="Chercher">
          <Icon of={Search} />
        </button>
      </form>
    </div>
    <nav className="subnav" aria-label="Rubriques du blog">
      <SiteLink href={SITE_PATHS.blog} aria-current={current === 'all' ? 'page' : undefined}>
        Tout <small>{Object.values(counts).reduce((sum, count) => sum + count, 0)}</small>
      </SiteLink>
      {ARTICLE_CATEGORIES.map(({ slug, label }) => (
        <SiteLink
          key={slug}
          href={SITE_PATHS.articleCategory(slug)}
          aria-current={current === slug ? 'page' : undefined}
        >
          {label} <small>{counts[slug] ?? 0}</small>
        </SiteLink>
      ))}
    </nav>
  </div>
)
