import { describe, expect, it } from 'vitest'
import { refuseAbsence } from './guide-absences'

const TODAY = '2027-05-20'

describe('days off', () => {
  it.each([
    ['today', '2027-05-20', '2027-05-20'],
    ['a period to come', '2027-06-03', '2027-06-05'],
    ['a whole leap year', '2028-01-01', '2028-12-31'],
    ['the day after those that are taken', '2027-07-06', '2027-07-07'],
  ])('may be %s', (_case, first, last) => {
    const taken = [{ first: '2027-07-01', last: '2027-07-05' }]
    expect(refuseAbsence({ first, last, today: TODAY, taken })).toBeNull()
  })

  it.each([
    ['that end before they begin', '2027-06-05', '2027-06-03', 'Le dernier jour vient avant le premier.'],
    ['that are over', '2027-05-10', '2027-05-12', 'Ces jours sont passés'],
    ['that began yesterday', '2027-05-19', '2027-05-25', 'Ces jours sont passés'],
    ['of more than a year', '2027-06-01', '2028-06-01', 'Une période dure un an au plus.'],
    ['in four years', '2031-06-01', '2031-06-02', 'trois ans à l’avance'],
    ['on the last day of those that are taken', '2027-07-05', '2027-07-08', 'existe déjà du 1er au 5'],
    ['around those that are taken', '2027-06-20', '2027-07-20', 'retire-la d’abord'],
  ])('are not days %s', (_case, first, last, said) => {
    const taken = [{ first: '2027-07-01', last: '2027-07-05' }]
    expect(refuseAbsence({ first, last, today: TODAY, taken })).toContain(said)
  })
})
