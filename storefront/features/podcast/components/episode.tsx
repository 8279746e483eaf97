'use client'

import { AudioLines } from 'lucide'
import type { ReactNode } from 'react'
import type { EpisodeSound } from '@/contract/articles'
import { currentIndex, formatTimecode } from '@/domain/days/timecode'
import { Icon } from '@/storefront/ui/icon'
import { Player } from './player'
import { Transcript } from './transcript'
import { usePlayback, type Playback } from './use-playback'

type EpisodeProps = {
  sound: EpisodeSound
  label: string
  /** The text of the episode, between the chapters and the transcript. */
  children?: ReactNode
  aside?: ReactNode
}

/** An episode to be heard: its player, then its chapters and what is said in it, each line of which leads to its moment. */
export const Episode = ({ sound, label, children, aside }: EpisodeProps) => {
  const playback = usePlayback(sound)
  const { position: at } = playback
  const chapter = currentIndex({ starts: sound.chapters.map(({ start }) => start), at })
  const line = currentIndex({ starts: sound.transcript.map(({ start }) => start), at })
  return (
    <>
      <div className="wrap ep__player">
        <Player sound={sound} label={label} playback={playback} chapter={sound.chapters[chapter]?.title ?? ''} />
      </div>
      <div className="wrap ep__grid">
        <div className="ep__col">
          <Chapters sound={sound} current={chapter} playback={playback} />
          {children}
          <Transcript sound={sound} current={line} playback={playback} />
        </div>
        {aside}
      </div>
    </>
  )
}

type ChaptersProps = { sound: EpisodeSound; current: number; playback: Playback }

/** The parts of an episode: each button plays from its beginning. */
const Chapters = ({ sound: { chapters }, current, playback }: ChaptersProps) =>
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
