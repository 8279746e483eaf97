import { describe, expect, it } from 'vitest'
import { reductionRefusal, type ReductionFacts } from './reduction'

const FACTS: ReductionFacts = {
  priceCents: 59_000,
  highestCents: null,
  lowestCents: 64_000,
  isUnknown: false,
  until: '2027-05-12',
  today: '2027-05-01',
  departureStart: '2027-06-14',
}

describe('a reduction', () => {
  it.each<[string, Partial<ReductionFacts>]>([
    ['below the lowest price', {}],
    ['that lasts today alone', { until: '2027-05-01' }],
    ['until the first day of the departure', { until: '2027-06-14' }],
    ['by a cent', { priceCents: 63_999 }],
    ['that went deeper, and less deep', { highestCents: 63_999 }],
  ])('is announced %s', (_case, facts) => {
    expect(reductionRefusal({ ...FACTS, ...facts })).toBeNull()
  })

  it.each<[string, Partial<ReductionFacts>, string]>([
    ['for days that are over', { until: '2027-04-30' }, 'Une baisse s’annonce jusqu’à un jour à venir.'],
    [
      'beyond the first day',
      { until: '2027-06-15' },
      'Au plus tard le 14\u00a0juin\u00a02027\u00a0: le premier jour du départ.',
    ],
    [
      'without a price before',
      { lowestCents: null },
      'Ce départ n’a pas encore eu d’autre prix\u00a0: rien ne baisse.',
    ],
    [
      'whose prices are not known',
      { isUnknown: true },
      'Les prix de ce départ ne sont pas connus depuis 30\u00a0jours\u00a0: une baisse s’annoncera ensuite.',
    ],
    [
      'at the lowest price itself',
      { priceCents: 64_000 },
      'Le prix doit être sous 640\u00a0€, le plus bas des 30\u00a0jours d’avant. Sinon, retire l’annonce.',
    ],
    [
      'once the price went up to what it was',
      { highestCents: 64_000 },
      'Le prix est remonté à 640\u00a0€ depuis\u00a0: retire l’annonce, puis annonce la nouvelle baisse.',
    ],
  ])('is refused %s', (_case, facts, words) => {
    expect(reductionRefusal({ ...FACTS, ...facts })).toBe(words)
  })
})
