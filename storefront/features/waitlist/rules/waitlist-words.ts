import type { WaitlistEntry } from '@/contract/waitlist'
import { formatCount } from '@/domain/plural'

/** Who is served before: « 2 demandes, 5 places », or nobody. */
export const formatAhead = ({ requests_ahead: requests, seats_ahead: seats }: WaitlistEntry): string =>
  requests === 0 ? 'Personne' : `${formatCount(requests, 'demande')}, ${formatCount(seats, 'place')}`

/** What is waited for: « 3 places », or « 2 à 3 places » when fewer will do. */
export const formatParty = ({ travelers_count: most, fewest_count: fewest }: WaitlistEntry): string =>
  fewest === most ? formatCount(most, 'place') : `${String(fewest)} à ${formatCount(most, 'place')}`
