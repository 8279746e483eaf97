import { Rss } from 'lucide'
import type { ReactNode } from 'react'
import type { Article, ArticleTeaser, EpisodeSound } from '@/contract/articles'
import { SERVER_PATHS } from '@/domain/site/server-paths'
import { Byline } from '@/storefront/features/blog/components/byline'
import { EpisodeCover } from '@/storefront/features/blog/components/episode-cover'
import { EpisodeList } from '@/storefront/features/blog/components/episode-list'
import { ContentBlocks } from '@/storefront/features/content/components/content-blocks'
import { Episode } from '@/storefront/features/podcast/components/episode'
import { Breadcrumb } from '@/storefront/ui/breadcrumb'
import { Icon } from '@/storefront/ui/icon'
import { articleSteps } from './article-steps'
import { ARTICLE_SLOTS } from './article-slots'

type EpisodeScreenProps = {
  article: Article
  sound: EpisodeSound
  /** The other episodes, the newest first. */
  others: ArticleTeaser[]
  banner?: ReactNode
}

export const EpisodeScreen = ({ article, sound, others, banner }: EpisodeScreenProps) => (
  <main id="contenu" tabIndex={-1}>
    {banner}
    <article>
      <div className="dark on-dark ep__hero">
        <div className="topo" />
        <div className="wrap">
          <Breadcrumb steps={articleSteps(article)} />
          <div className="ep__top">
            <EpisodeCover episode={{ cover: article.cover?.url ?? '', episode: article.episode }} priority />
            <div className="ep__txt">
              <h1>{article.title}</h1>
              <p className="lead">{article.lead}</p>
              <Byline article={article} />
              <p className="listen">
                Écouter ailleurs
                <a href={SERVER_PATHS.podcastFeed}>
                  <Icon of={Rss} />
                  Flux du podcast
                </a>
              </p>
            </div>
          </div>
        </div>
      </div>
      <Episode
        sound={sound}
        label={`Lecteur, épisode ${String(article.episode ?? '')}`}
        aside={
          others.length > 0 && (
            <aside className="ep__side" aria-label="Autour de l’épisode">
              <section>
                <h2>Les autres épisodes</h2>
                <EpisodeList label="Les autres épisodes" episodes={others.slice(0, 5)} isLight />
              </section>
            </aside>
          )
        }
      >
        <div className="art__t ep__notes">
          <ContentBlocks blocks={article.blocks} slots={ARTICLE_SLOTS} />
        </div>
      </Episode>
    </article>
  </main>
)
