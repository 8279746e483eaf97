import { secondsOf } from '@/domain/days/timecode'
import { PODCAST_CATEGORY } from './article-categories'

type Moment = { start: string }

type Checked = {
  category?: string
  episode?: number | null
  duration?: string | null
  recording: number | null
  chapters?: Moment[] | null
  transcript?: Moment[] | null
  published_at?: string | null
}

type ArticleError = { path: string; message: string }

/** What keeps an article from being published; none for one that may be. */
export const checkArticle = ({
  article,
  coverAlt,
  now,
}: {
  article: Checked
  coverAlt: string | null | undefined
  now: Date
}): ArticleError[] => {
  const errors: ArticleError[] = []
  if (!coverAlt?.trim()) errors.push({ path: 'cover', message: 'Cette image n’a pas encore de description.' })
  if (article.published_at && new Date(article.published_at) > now) {
    errors.push({
      path: 'published_at',
      message: 'Ce jour est à venir\u00a0: programme plutôt la publication, ou vide ce champ.',
    })
  }
  return article.category === PODCAST_CATEGORY ? [...errors, ...episodeErrors(article)] : errors
}

const episodeErrors = ({ episode, duration, recording, chapters, transcript }: Checked): ArticleError[] => {
  const errors: ArticleError[] = []
  if (!episode) errors.push({ path: 'episode', message: 'Donne un numéro à l’épisode.' })
  if (!duration) errors.push({ path: 'duration', message: 'Dis combien de temps dure l’épisode.' })
  if (recording === null) errors.push({ path: 'recording', message: 'Ajoute le son de l’épisode.' })
  if (!transcript?.length) {
    errors.push({ path: 'transcript', message: 'Ajoute la transcription\u00a0: tout le monde n’entend pas.' })
  }
  for (const [path, moments] of [
    ['chapters', chapters ?? []],
    ['transcript', transcript ?? []],
  ] as const) {
    const starts = moments.map(({ start }) => secondsOf(start))
    const isOrdered = starts.every((start, index) => index === 0 || start >= (starts[index - 1] ?? 0))
    const isWithin = starts.every((start) => start <= secondsOf(duration ?? ''))
    if (!isOrdered) errors.push({ path, message: 'Range les débuts dans l’ordre.' })
    else if (duration && !isWithin) errors.push({ path, message: 'Un début vient après la fin de l’épisode.' })
  }
  return errors
}
