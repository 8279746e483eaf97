import type { DepartureChange } from '@/contract/departure-changes'
import { formatDateRange } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'

/** A change of a departure in words: who is named where names may be read, how many otherwise. */
export const describeChange = (change: DepartureChange): string => {
  const { kind, former_days: formerDays, names } = change
  if (kind === 'given') return 'Ce départ t’est confié.'
  if (kind === 'confirmed') return 'Le départ est confirmé.'
  if (kind === 'dates')
    return formerDays
      ? `Les dates ont changé\u00a0: c’était ${formatDateRange(formerDays).toLowerCase()}.`
      : 'Les dates ont changé.'
  if (kind === 'profile')
    return `Fiche mise à jour${names.length > 0 ? ` dans la réservation\u00a0: ${names.join(', ')}` : ''}.`
  return `${formatCount(change.travelers ?? 1, ...WORDS[kind])}${names.length > 0 ? ` (${names.join(', ')})` : ''}.`
}

type Counted = Exclude<DepartureChange['kind'], 'given' | 'confirmed' | 'dates' | 'profile'>

const WORDS: Record<Counted, [string, string]> = {
  joined: ['voyageur de plus', 'voyageurs de plus'],
  moved_in: ['voyageur venu d’un autre départ', 'voyageurs venus d’un autre départ'],
  moved_out: ['voyageur parti vers un autre départ', 'voyageurs partis vers un autre départ'],
  left: ['voyageur ne vient plus', 'voyageurs ne viennent plus'],
  one_left: ['voyageur d’un groupe ne vient plus', 'voyageurs d’un groupe ne viennent plus'],
  replaced: ['place cédée à quelqu’un d’autre', 'places cédées à d’autres'],
}
