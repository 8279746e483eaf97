import { AudioLines } from 'lucide'
import type { EpisodeSound } from '@/contract/articles'
import { formatTimecode } from '@/domain/timecode'
import { Icon } from '@/storefront/ui/icon'
import type { Playback } from './use-playback'

type ChaptersProps = { sound: EpisodeSound; current: number; playback: Playback }

/** The parts of an episode: each button plays from its beginning. */
export const Chapters = ({ sound: { chapters }, current, playback }: ChaptersProps) =>
  chapters.length === 0 ? null : (
    <section aria-labelledby="episode-chapters">
      <h2 id="episode-chapters" className="h2s">
        Chapitres
      </h2>
      <ol className="chap">
        {chapters.map(({ start, title }, index) => (
          <li key={start}>
            <button
              type="button"
              disabled={!playback.isAlive}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => {
                playback.playFrom(start)
              }}
            >
              <span className="num">{formatTimecode(start)}</span> <b>{title}</b>{' '}
              {index === current && (
                <span className="chap__on">
                  <Icon of={AudioLines} />
                  En cours
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
