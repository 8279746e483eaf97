import { expect, it } from 'vitest'
import type { DepartureChange } from '@/contract/departure-changes'
import { describeChange } from './describe-change'

const change = (part: Partial<DepartureChange>): DepartureChange => ({
  at: '2027-06-01T08:00:00.000Z',
  kind: 'joined',
  travelers: null,
  names: [],
  former_days: null,
  is_new: true,
  ...part,
})

it.each([
  [{ kind: 'given' }, 'Ce départ t’est confié.'],
  [{ kind: 'confirmed' }, 'Le départ est confirmé.'],
  [
    { kind: 'dates', former_days: { start: '2027-06-14', end: '2027-06-18' } },
    'Les dates ont changé\u00a0: c’était du 14 au 18\u00a0juin\u00a02027.',
  ],
  [{ kind: 'joined', travelers: 2, names: ['Inès', 'Hugo'] }, '2\u00a0voyageurs de plus (Inès, Hugo).'],
  [{ kind: 'joined', travelers: 1 }, '1\u00a0voyageur de plus.'],
  [{ kind: 'moved_in', travelers: 3 }, '3\u00a0voyageurs venus d’un autre départ.'],
  [{ kind: 'moved_out', travelers: 1 }, '1\u00a0voyageur parti vers un autre départ.'],
  [{ kind: 'left', travelers: 2 }, '2\u00a0voyageurs ne viennent plus.'],
  [{ kind: 'one_left', travelers: 1 }, '1\u00a0voyageur d’un groupe ne vient plus.'],
  [{ kind: 'replaced', travelers: 1 }, '1\u00a0place cédée à quelqu’un d’autre.'],
  [{ kind: 'profile', names: ['Inès', 'Hugo'] }, 'Fiche mise à jour dans la réservation\u00a0: Inès, Hugo.'],
  [{ kind: 'profile' }, 'Fiche mise à jour.'],
] as Array<[Partial<DepartureChange>, string]>)('says %o', (part, said) => {
  expect(describeChange(change(part))).toBe(said)
})
