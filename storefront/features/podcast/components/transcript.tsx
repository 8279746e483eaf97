import type { EpisodeSound } from '@/contract/articles'
import { formatTimecode, sayTimecode } from '@/domain/days/timecode'
import type { Playback } from './use-playback'

type TranscriptProps = { sound: EpisodeSound; current: number; playback: Playback }

/** What is said, line by line: the button of a line plays from it. */
export const Transcript = ({ sound: { transcript }, current, playback }: TranscriptProps) =>
  transcript.length === 0 ? null : (
    <section aria-labelledby="episode-transcript" className="trans">
      <h2 id="episode-transcript" className="h2s">
        Transcription
      </h2>
      <ol>
        {transcript.map(({ start, speaker, text }, index) => (
          <li
            key={`${String(start)} ${String(index)}`}
            className={`turn ${index === current ? 'is-now' : ''}`}
            aria-current={index === current ? 'true' : undefined}
          >
            <button
              type="button"
              className="num"
              disabled={!playback.isAlive}
              aria-label={`Écouter à partir de ${sayTimecode(start)}`}
              onClick={() => {
                playback.playFrom(start)
              }}
            >
              {formatTimecode(start)}
            </button>
            <div>
              <b>{speaker}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
