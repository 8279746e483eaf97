import { useCallback, useRef, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** What plays a recording through its own element, and where it is: seconds. `isAlive` once scripts run. */
export const usePlayback = ({ duration }: { duration: number }) => {
  const audio = useRef<HTMLAudioElement>(null)
  const [position, setPosition] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [rate, setRate] = useState(1)
  const isAlive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

  const seek = useCallback(
    (seconds: number) => {
      if (!audio.current) return
      const to = Math.min(Math.max(0, seconds), duration)
      audio.current.currentTime = to
      setPosition(to)
    },
    [duration],
  )

  const play = () => {
    // A browser may refuse; the button then still says « Écouter ».
    void audio.current?.play().catch(() => undefined)
  }

  return {
    isAlive,
    isPlaying,
    position,
    rate,
    seek,
    toggle: () => {
      if (isPlaying) audio.current?.pause()
      else play()
    },
    playFrom: (seconds: number) => {
      seek(seconds)
      play()
    },
    changeRate: (next: number) => {
      if (audio.current) audio.current.playbackRate = next
      setRate(next)
    },
    element: {
      ref: audio,
      onTimeUpdate: () => {
        setPosition(audio.current?.currentTime ?? 0)
      },
      onPlay: () => {
        setPlaying(true)
      },
      onPause: () => {
        setPlaying(false)
      },
      onEnded: () => {
        setPlaying(false)
      },
    },
  }
}

export type Playback = ReturnType<typeof usePlayback>
