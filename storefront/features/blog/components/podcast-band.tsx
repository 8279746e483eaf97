import { Play } from 'lucide'
import type { ArticleTeaser } from '@/contract/articles'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatLongDate } from '@/domain/days/french-dates'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { SiteLink } from '@/storefront/ui/site-link'
import { EpisodeCover } from './episode-cover'
import { EpisodeList } from './episode-list'

/** The last episode and those before it, on the forest's dark. */
export const PodcastBand = ({ episodes, count }: { episodes: ArticleTeaser[]; count: number }) => {
  const [last, ...before] = episodes
  if (!last) return null
  const day = calendarDayInParis(new Date(last.published_at))
  return (
    <section className="section dark on-dark" aria-labelledby="blog-podcast">
      <div className="topo" />
      <div className="wrap">
        <div className="sec-head">
          <h2 id="blog-podcast">Quai 4, le podcast</h2>
          <SiteLink className="link tap pod__all" href={SITE_PATHS.articleCategory('podcasts')}>
            {count > 1 ? `Les ${String(count)} épisodes` : 'L’épisode'}
          </SiteLink>
        </div>
        <div className="pod">
          <article className="pod__now">
            <EpisodeCover episode={last} />
            <div className="pod__say">
              <h3>{last.title}</h3>
              <p className="pod__lead">{last.lead}</p>
              <p className="pod__acts">
                <LinkButton look="go" href={SITE_PATHS.article(last.slug)}>
                  <Icon of={Play} />
                  {`Écouter, ${String(last.minutes)}\u00a0min`}
                </LinkButton>
                <time className="small pod__day" dateTime={day}>
                  {formatLongDate(day)}
                </time>
              </p>
            </div>
          </article>
          {before.length > 0 && <EpisodeList label="Épisodes précédents" episodes={before} />}
        </div>
      </div>
    </section>
  )
}
