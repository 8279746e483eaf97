import { formatCount } from '@/domain/plural'

const HOUR = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Paris' })

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
  const until = HOUR.format(new Date(expiresAt)).replace(':', '\u00a0h\u00a0')
  const places = travelers === 1 ? 'Ta place reste à toi' : `Tes ${formatCount(travelers, 'place')} restent à toi`
  return `${places} jusqu’à ${until}.`
}
