import type { ArticleTeaser } from '@/contract/articles'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { ArticleIndex, DatedList } from '@/storefront/features/blog/components/article-lists'
import { BlogHead } from '@/storefront/features/blog/components/blog-head'
import { PodcastBand } from '@/storefront/features/blog/components/podcast-band'
import { Teaser } from '@/storefront/features/blog/components/teaser'
import { countByCategory } from '@/storefront/features/blog/rules/count-by-category'
import { splitFront } from '@/storefront/features/blog/rules/split-front'
import { SiteLink } from '@/storefront/ui/site-link'

export const BlogScreen = ({ articles }: { articles: ArticleTeaser[] }) => {
  const counts = countByCategory(articles)
  const { lead, latest, stories, episodes, advice, pledge, news } = splitFront(articles)
  return (
    <main id="contenu" tabIndex={-1} className="page-foot">
      <BlogHead
        title="Nouvelles d’en haut"
        lead={'Le blog de Lagopède\u00a0: des récits de guides, des trajets en train et des sacs bien faits.'}
        counts={counts}
        current="all"
      />
      {lead && (
        <section className="wrap front" aria-label="À la une">
          <Teaser article={lead} look="lead" level={2} hasCategory priority />
          {latest.length > 0 && (
            <div className="front__list">
              <h2>Les derniers articles</h2>
              {latest.map((article) => (
                <Teaser key={article.id} article={article} look="row" hasCategory />
              ))}
            </div>
          )}
        </section>
      )}
      {stories.length > 0 && (
        <section className="section wrap" aria-labelledby="blog-stories">
          <div className="sec-head">
            <h2 id="blog-stories">Histoires d’explorateurs</h2>
            <SiteLink className="link tap" href={SITE_PATHS.articleCategory('histoires-dexplorateurs')}>
              {`Les ${String(counts['histoires-dexplorateurs'] ?? 0)} histoires`}
            </SiteLink>
          </div>
          <div className="mag-grid">
            {stories.map((article) => (
              <Teaser key={article.id} article={article} />
            ))}
          </div>
        </section>
      )}
      <PodcastBand episodes={episodes} count={counts.podcasts ?? 0} />
      {advice.length > 0 && <ArticleIndex articles={advice} count={counts['conseils-preparation'] ?? 0} />}
      {(pledge ?? news[0]) && (
        <section className="wrap" aria-label="Engagement responsable et actus">
          <div className="two75">
            {pledge && (
              <div>
                <div className="sec-head">
                  <h2>Engagement responsable</h2>
                  <SiteLink className="link tap" href={SITE_PATHS.articleCategory('engagement-responsable')}>
                    Tous ces articles
                  </SiteLink>
                </div>
                <Teaser article={pledge} look="lead" />
              </div>
            )}
            {news.length > 0 && (
              <div>
                <div className="sec-head">
                  <h2>Actus</h2>
                  <SiteLink className="link tap" href={SITE_PATHS.articleCategory('actus')}>
                    Toutes les actus
                  </SiteLink>
                </div>
                <DatedList articles={news} />
              </div>
            )}
          </div>
        </section>
      )}
    </main>
  )
}
