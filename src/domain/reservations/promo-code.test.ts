import { describe, expect, it } from 'vitest'
import {
  CODE_ALPHABET,
  foldCode,
  promoDiscount,
  promoRefusal,
  promoState,
  promoWords,
  spellCode,
  type PromoAsk,
  type PromoTerms,
} from './promo-code'

const TERMS: PromoTerms = {
  code: 'PREMIERTRAIN',
  effect: 'person',
  cents: 4_000,
  isStopped: false,
  rule: 'kept',
  startsOn: '2027-01-04',
  endsOn: '2027-06-30',
  departuresFrom: null,
  departuresUntil: null,
  minTravelers: null,
  firstTripOnly: false,
  maxUses: null,
  maxUsesPerPerson: null,
}
const ASK: PromoAsk = {
  today: '2027-03-02',
  departureStart: '2027-06-14',
  travelers: 2,
  fitsTrip: true,
  uses: 0,
  ownUses: 0,
  hasBooked: false,
}

type Case = [string, Partial<PromoTerms>, Partial<PromoAsk>, string | null, string?]

describe('a promo code', () => {
  it.each<Case>([
    ['takes something off', {}, {}, null],
    ['still does on its last day', {}, { today: '2027-06-30' }, null],
    ['does on its first', {}, { today: '2027-01-04' }, null],
    ['does not on the day after', {}, { today: '2027-07-01' }, 'over', 'Ce code s’est arrêté le 30 juin 2027.'],
    ['does not before its time', {}, { today: '2027-01-03' }, 'early', 'Ce code s’utilise à partir du 4 janv. 2027.'],
    ['does not once it is stopped', { isStopped: true }, {}, 'stopped'],
    ['is not for another trip', {}, { fitsTrip: false }, 'trip', 'Ce code ne vaut pas pour cette aventure.'],
    ['is for a departure on the last day', { departuresUntil: '2027-06-14' }, {}, null],
    ['is not for one after it', { departuresUntil: '2027-06-13' }, {}, 'dates'],
    ['is not for one before the first', { departuresFrom: '2027-06-15' }, {}, 'dates'],
    [
      'is for so many travelers',
      { minTravelers: 6 },
      {},
      'travelers',
      'Ce code vaut à partir de 6 personnes, vous êtes 2.',
    ],
    ['is for that many', { minTravelers: 2 }, {}, null],
    ['is for a first trip', { firstTripOnly: true }, { hasBooked: true }, 'first_trip'],
    ['is for who has booked, too', {}, { hasBooked: true }, null],
    ['has its last use', { maxUses: 3 }, { uses: 2 }, null],
    ['is used up', { maxUses: 3 }, { uses: 3 }, 'used_up'],
    ['was used by this person', { maxUsesPerPerson: 1 }, { ownUses: 1 }, 'already_used', 'Tu as déjà utilisé ce code.'],
    ['may be used by this person again', { maxUsesPerPerson: 2 }, { ownUses: 1 }, null],
  ])('%s', (_name, terms, ask, reason, message) => {
    const refusal = promoRefusal({ terms: { ...TERMS, ...terms } as PromoTerms, ask: { ...ASK, ...ask } })
    expect(refusal?.reason ?? null).toBe(reason)
    if (message) expect(refusal?.message.replaceAll('\u00a0', ' ')).toBe(message)
  })

  it('is the same however it is typed, and look-alikes are one', () => {
    expect(spellCode(' premier train ')).toBe('PREMIERTRAIN')
    expect(foldCode('Promo-10')).toBe(foldCode('PR0MO IO'))
    expect(foldCode('PROMO')).not.toBe(foldCode('PROMA'))
    const folded = [...CODE_ALPHABET].map((letter) => foldCode(letter))
    expect(new Set(folded).size).toBe(folded.length)
  })

  it('says what it does and for whom', () => {
    expect(promoWords({ ...TERMS, firstTripOnly: true })).toBe('40\u00a0€ par personne, première réservation')
    expect(
      promoWords({
        ...TERMS,
        effect: 'percent',
        percent: 8,
        minTravelers: 6,
        departuresFrom: '2027-09-01',
        departuresUntil: '2027-10-31',
      }),
    ).toBe('8\u00a0%, à partir de 6\u00a0personnes, départs du 1er\u00a0sept.\u00a02027 au 31\u00a0oct.\u00a02027')
  })

  it('is kept as it stands', () => {
    expect(promoDiscount(TERMS)).toEqual({ kind: 'promo', code: 'PREMIERTRAIN', effect: 'person', cents: 4_000 })
    expect(promoDiscount({ code: 'A', effect: 'percent', percent: 5 })).toEqual({
      kind: 'promo',
      code: 'A',
      effect: 'percent',
      percent: 5,
    })
  })
})

describe('the state of a code', () => {
  it.each<[string, Partial<PromoTerms>, number, string]>([
    ['2027-03-02', {}, 0, 'Actif'],
    ['2027-01-03', {}, 0, 'À venir'],
    ['2027-07-01', {}, 0, 'Fini'],
    ['2027-03-02', { maxUses: 2 }, 2, 'Épuisé'],
    ['2027-03-02', { isStopped: true }, 0, 'Arrêté'],
  ])('on %s, %j and %i uses, is « %s »', (today, terms, uses, state) => {
    expect(promoState({ terms: { ...TERMS, ...terms }, uses, today })).toBe(state)
  })
})
