import { Download, Pause, Play, RotateCcw, RotateCw } from 'lucide'
import type { EpisodeSound } from '@/contract/articles'
import { formatTimecode, sayTimecode } from '@/domain/days/timecode'
import { Icon } from '@/storefront/ui/icon'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import type { Playback } from './use-playback'
import { Waveform } from './waveform'

type PlayerProps = { sound: EpisodeSound; label: string; playback: Playback; chapter: string }

const RATES = [0.8, 1, 1.2, 1.5, 2]
const BACK = 15
const AHEAD = 30

/** The browser's own player underneath, which shows its controls where no script runs; ours are above it where one does. */
export const Player = ({ sound, label, playback, chapter }: PlayerProps) => (
  <section className="player" aria-label={label}>
    <Ptarmigan className="player__bird" />
    {/* eslint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below, line by line */}
    <audio
      {...playback.element}
      src={sound.url}
      preload="metadata"
      controls={!playback.isAlive}
      aria-label={label}
      className={playback.isAlive ? 'player__native-off' : 'player__native'}
    />
    {playback.isAlive && <Controls sound={sound} playback={playback} chapter={chapter} />}
  </section>
)

const Controls = ({ sound: { url, duration, chapters }, playback, chapter }: Omit<PlayerProps, 'label'>) => {
  const { isPlaying, position, rate } = playback
  return (
    <div className="player__main">
      <div className="player__btns">
        <Jump by={-BACK} playback={playback} />
        <button
          type="button"
          className="play"
          aria-label={isPlaying ? 'Mettre en pause' : 'Écouter'}
          onClick={playback.toggle}
        >
          <Icon of={isPlaying ? Pause : Play} />
        </button>
        <Jump by={AHEAD} playback={playback} />
      </div>
      <div>
        <p className="player__now">
          <b>{chapter}</b>
          <span className="num">
            <span className="sr-only">Position </span>
            {formatTimecode(position)} <span className="player__length">/ {formatTimecode(duration)}</span>
          </span>
        </p>
        <div className="scrub" style={{ '--p': `${String((position / Math.max(1, duration)) * 100)}%` }}>
          <Waveform seed={url} />
          <input
            type="range"
            min={0}
            max={duration}
            step={1}
            value={Math.floor(position)}
            aria-label="Position dans l’épisode"
            aria-valuetext={`${sayTimecode(position)} sur ${sayTimecode(duration)}${chapter && `, ${chapter}`}`}
            onChange={({ target }) => {
              playback.seek(Number(target.value))
            }}
          />
          <i aria-hidden="true" />
        </div>
        <div className="ticks-ch" aria-hidden="true">
          {chapters.slice(1).map(({ start }) => (
            <i key={start} style={{ left: `${String((start / Math.max(1, duration)) * 100)}%` }} />
          ))}
        </div>
      </div>
      <div className="player__opts">
        <label htmlFor="player-rate" className="sr-only">
          Vitesse de lecture
        </label>
        <select
          id="player-rate"
          className="select"
          value={rate}
          onChange={({ target }) => {
            playback.changeRate(Number(target.value))
          }}
        >
          {RATES.map((one) => (
            <option key={one} value={one}>
              {`${String(one).replace('.', ',')}×`}
            </option>
          ))}
        </select>
        <a className="iconbtn iconbtn--bare" href={url} download aria-label="Télécharger l’épisode">
          <Icon of={Download} />
        </a>
      </div>
    </div>
  )
}

const Jump = ({ by, playback }: { by: number; playback: Playback }) => (
  <button
    type="button"
    className="iconbtn iconbtn--bare"
    aria-label={`${by < 0 ? 'Reculer' : 'Avancer'} de ${String(Math.abs(by))} secondes`}
    onClick={() => {
      playback.seek(playback.position + by)
    }}
  >
    <Icon of={by < 0 ? RotateCcw : RotateCw} />
    <span aria-hidden="true">{Math.abs(by)}</span>
  </button>
)
