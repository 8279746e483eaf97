import { describe, expect, it } from 'vitest'
import {
  filledCompleteness,
  notAskedBits,
  participantProfile,
  REQUIRED_FIELDS,
  reservationCompleteness,
  SHORT_FORMS,
  type ProfileFacts,
} from './participant-profile'
import { SIZE_KINDS } from './participant-sizes'

const complete: ProfileFacts = {
  first_name: 'Hugo',
  last_name: 'Martel',
  birth_date: '1990-02-28',
  phone: '+33639982210',
  emergency_name: 'Sylvie Martel',
  emergency_phone: '+33639982211',
  diet: 'Rien à signaler',
  level: 3,
  sizes: { shoe_eu: '42' },
}

describe('the profile of a participant', () => {
  it('is complete when every required field and every size asked is there', () => {
    expect(participantProfile({ participant: complete, sizesAsked: ['shoe_eu'] })).toEqual({
      missing: [],
      completeness: 100,
    })
  })

  it.each(REQUIRED_FIELDS)('misses %s when it is empty', (field) => {
    const profile = participantProfile({ participant: { ...complete, [field]: null }, sizesAsked: [] })
    expect(profile).toEqual({ missing: [field], completeness: 87 })
  })

  it.each([
    ['a size asked that is not there', {}, ['sizes.shoe_eu']],
    ['a size asked that is blank', { shoe_eu: ' ' }, ['sizes.shoe_eu']],
    ['no size that is not asked', { shoe_eu: '42' }, []],
  ] as const)('misses %s', (_case, sizes, missing) => {
    const profile = participantProfile({ participant: { ...complete, sizes }, sizesAsked: ['shoe_eu'] })
    expect(profile.missing).toEqual(missing)
  })

  it('is at 0 when nothing is written', () => {
    const nothing = { ...complete, sizes: {} }
    for (const field of REQUIRED_FIELDS) nothing[field] = null
    expect(participantProfile({ participant: nothing, sizesAsked: ['height_cm'] }).completeness).toBe(0)
  })
})

describe('the short form of a profile', () => {
  const child = { ...complete, phone: null, level: null, sizes: {} }

  it('asks a child for no phone and no level', () => {
    expect(participantProfile({ participant: child, sizesAsked: [], shortForm: 'child' }).completeness).toBe(100)
    expect(participantProfile({ participant: child, sizesAsked: [] }).missing).toEqual(['phone', 'level'])
  })

  it('asks nobody to call where a guardian is called', () => {
    const guarded = { ...child, emergency_name: null, emergency_phone: null }
    const missing = ['emergency_name', 'emergency_phone']
    expect(participantProfile({ participant: guarded, sizesAsked: [], shortForm: 'guarded' }).missing).toEqual([])
    expect(participantProfile({ participant: guarded, sizesAsked: [], shortForm: 'child' }).missing).toEqual(missing)
  })
})

describe('the bits of a profile', () => {
  it('count as its fields do, whatever is given and asked', () => {
    const written = [...REQUIRED_FIELDS, ...SIZE_KINDS]
    for (let filled = 0; filled < 2 ** written.length; filled += 7) {
      const has = (field: string): boolean => ((filled >> written.findIndex((one) => one === field)) & 1) === 1
      const sizesAsked = SIZE_KINDS.filter((_, at) => ((filled * 31) >> at) & 1)
      const participant = {
        ...Object.fromEntries(REQUIRED_FIELDS.map((field) => [field, has(field) ? 'Hugo' : ' '])),
        sizes: Object.fromEntries(SIZE_KINDS.filter(has).map((kind) => [kind, '42'])),
      } as ProfileFacts
      for (const form of [null, ...SHORT_FORMS]) {
        const { completeness } = participantProfile({ participant, sizesAsked, shortForm: form })
        const notAsked = form === null ? 0 : notAskedBits(form)
        expect([form, filled, filledCompleteness({ filled, notAsked, sizesAsked })]).toEqual([
          form,
          filled,
          completeness,
        ])
      }
    }
  })
})

describe('the completeness of a reservation', () => {
  it.each([
    ['the mean of its travelers', [100, 50], 2, 75],
    ['rounded down: 100 means that nothing is missing', [100, 99], 2, 99],
    ['lower for each traveler of whom nothing is known', [100], 2, 50],
    ['0 without travelers', [], 0, 0],
  ])('is %s', (_case, completeness, travelersCount, expected) => {
    expect(reservationCompleteness({ completeness, travelersCount })).toBe(expected)
  })
})
