/** What a moment of a recording is typed as: minutes and seconds, `1:05`, `62:30`. */
export const TIMECODE = /^\d{1,3}:[0-5]\d$/

/** The seconds of a timecode; 0 for anything else. */
export const secondsOf = (timecode: string): number => {
  if (!TIMECODE.test(timecode)) return 0
  const [minutes = '0', seconds = '0'] = timecode.split(':')
  return Number(minutes) * 60 + Number(seconds)
}

/** `4:12`, from seconds. */
export const formatTimecode = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`
}

/** `4 min 12 s`, to be read aloud, from seconds. */
export const sayTimecode = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = `${String(whole % 60)}\u00a0s`
  return minutes === 0 ? rest : `${String(minutes)}\u00a0min ${rest}`
}

/** The place of the last moment that has begun at a position; -1 before the first. `starts` are seconds in order. */
export const currentIndex = ({ starts, at }: { starts: readonly number[]; at: number }): number =>
  starts.findLastIndex((start) => start <= at)
