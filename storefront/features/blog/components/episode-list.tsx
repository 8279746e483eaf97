import type { ArticleTeaser } from '@/contract/articles'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { SiteLink } from '@/storefront/ui/site-link'

type EpisodeListProps = { label: string; episodes: ArticleTeaser[]; isLight?: boolean }

/** Episodes line by line, each with its number, its guest and how long it lasts. */
export const EpisodeList = ({ label, episodes, isLight = false }: EpisodeListProps) => (
  <ol className={`epis ${isLight ? 'epis--light' : ''}`} aria-label={label}>
    {episodes.map(({ id, slug, title, episode, guest, minutes }) => (
      <li key={id}>
        <span className="n" aria-hidden="true">
          {episode}
        </span>
        <p>
          <SiteLink href={SITE_PATHS.article(slug)}>{title}</SiteLink>
          {guest && <small>{`Avec ${guest}`}</small>}
        </p>
        <span className="t">{`${String(minutes)}\u00a0min`}</span>
      </li>
    ))}
  </ol>
)
