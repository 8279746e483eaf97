import type { ArticleTeaser } from '@/contract/articles'
import { Teaser } from './teaser'

/** What to read next. */
export const RelatedArticles = ({ articles }: { articles: ArticleTeaser[] }) =>
  articles.length === 0 ? null : (
    <section className="wrap section" aria-labelledby="article-next">
      <div className="sec-head">
        <h2 id="article-next">À lire ensuite</h2>
      </div>
      <div className="mag-grid">
        {articles.map((article) => (
          <Teaser key={article.id} article={article} hasCategory />
        ))}
      </div>
    </section>
  )
