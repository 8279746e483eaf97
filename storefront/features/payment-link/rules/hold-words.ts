import { formatCount } from '@/domain/text/plural'
import { timeInParis } from '@/domain/days/time-in-paris'

/** Until when the places of an order wait for its payment, or null once they do not. */
export const holdWords = ({
  expiresAt,
  travelers,
  now,
}: {
  expiresAt: string | null
  travelers: number
  now: Date
}): string | null => {
  if (expiresAt === null || new Date(expiresAt) <= now) return null
  const until = timeInParis(new Date(expiresAt))
  const places = travelers === 1 ? 'Ta place reste à toi' : `Tes ${formatCount(travelers, 'place')} restent à toi`
  return `${places} jusqu’à ${until}.`
}
