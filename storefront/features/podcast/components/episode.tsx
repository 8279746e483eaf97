'use client'

import type { ReactNode } from 'react'
import type { EpisodeSound } from '@/contract/articles'
import { currentIndex } from '@/domain/timecode'
import { Chapters } from './chapters'
import { Player } from './player'
import { Transcript } from './transcript'
import { usePlayback } from './use-playback'

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
