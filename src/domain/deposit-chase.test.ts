import { describe, expect, it } from 'vitest'
import { depositDays, isGraceOver } from './deposit-chase'

describe('a deposit that is not there', () => {
  it.each([
    ['two days before, then on its day', '2027-03-01', '2027-03-08', '2027-03-06', '2027-03-08'],
    ['from the day after the booking on', '2027-03-01', '2027-03-03', '2027-03-02', '2027-03-03'],
    ['not on the day of the booking', '2027-03-01', '2027-03-01', '2027-03-02', '2027-03-02'],
  ])('is spoken of %s', (_, bookedOn, dueOn, recallOn, claimOn) => {
    expect(depositDays({ dueOn, bookedOn })).toEqual({ recallOn, claimOn })
  })

  it('leaves four whole days once it is claimed', () => {
    expect(isGraceOver({ claimedOn: '2027-03-08', today: '2027-03-12' })).toBe(false)
    expect(isGraceOver({ claimedOn: '2027-03-08', today: '2027-03-13' })).toBe(true)
  })
})
