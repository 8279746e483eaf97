import { describe, expect, it } from 'vitest'
import { ageOn } from './age-on'

describe('the age on a day', () => {
  it.each([
    ['the day before the birthday', '2027-06-13', 7],
    ['the birthday', '2027-06-14', 8],
  ])('counts whole years: %s', (_case, day, age) => {
    expect(ageOn({ birthDate: '2019-06-14', day })).toBe(age)
  })

  it('grows on 1 March for a person born on 29 February', () => {
    expect(ageOn({ birthDate: '2020-02-29', day: '2027-02-28' })).toBe(6)
    expect(ageOn({ birthDate: '2020-02-29', day: '2027-03-01' })).toBe(7)
  })
})
