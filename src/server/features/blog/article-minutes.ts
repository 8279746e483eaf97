import { blockWords } from '@/domain/content/block-contents'
import { readingMinutes } from '@/domain/content/reading-time'
import { secondsOf } from '@/domain/days/timecode'

/** The minutes that an article takes: an episode as long as it lasts, a text as long as it is read. */
export const articleMinutes = ({
  lead,
  duration,
  blocks,
}: {
  lead?: string | null
  duration?: string | null
  blocks?: unknown
}): number =>
  duration ? Math.max(1, Math.round(secondsOf(duration) / 60)) : readingMinutes(`${lead ?? ''} ${blockWords(blocks)}`)
