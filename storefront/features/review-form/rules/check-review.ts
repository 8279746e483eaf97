import { REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '@/domain/catalogue/review-rules'
import { formatCount } from '@/domain/text/plural'
import { textLength } from '@/domain/text/text-length'

export type ReviewErrors = { rate?: string; text?: string }

/** What keeps a review from being sent, field by field; nothing when it may leave. */
export const checkReview = ({ rate, text }: { rate: number | null; text: string }): ReviewErrors => {
  const length = textLength(text.trim())
  return {
    ...(rate === null && { rate: 'Choisis une note, de une à cinq étoiles.' }),
    ...(length < REVIEW_MIN_LENGTH && { text: `Écris au moins ${formatCount(REVIEW_MIN_LENGTH, 'caractère')}.` }),
    ...(length > REVIEW_MAX_LENGTH && {
      text: `C’est trop long\u00a0: ${formatCount(REVIEW_MAX_LENGTH, 'caractère')} au plus.`,
    }),
  }
}
