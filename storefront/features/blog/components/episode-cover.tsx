import type { ArticleTeaser } from '@/contract/articles'
import { Photo } from '@/storefront/ui/photo'

type EpisodeCoverProps = { episode: Pick<ArticleTeaser, 'cover' | 'episode'>; priority?: boolean }

/** The square of an episode: its picture, the podcast's name and its number. */
export const EpisodeCover = ({ episode: { cover, episode }, priority }: EpisodeCoverProps) => (
  <div className="cover">
    {cover && (
      <Photo src={cover} alt="" sizes="(min-width: 48rem) 384px, 352px" width={640} height={640} priority={priority} />
    )}
    <p>
      <b>Quai 4</b>
      {episode !== null && <span>{`n°\u00a0${String(episode)}`}</span>}
    </p>
  </div>
)
