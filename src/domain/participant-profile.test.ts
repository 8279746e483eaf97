import { describe, expect, it } from 'vitest'
import { participantProfile, REQUIRED_FIELDS, reservationCompleteness, type ProfileFacts } from './participant-profile'

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
