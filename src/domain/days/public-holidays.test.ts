import { expect, it } from 'vitest'
import { publicHolidays } from './public-holidays'

const yearOf = (year: string) => publicHolidays({ from: `${year}-01-01`, to: `${year}-12-31` })

it('are eleven a year, in the order of the days', () => {
  expect(yearOf('2027').map(({ day, name }) => `${day.slice(5)} ${name}`)).toEqual([
    ...['01-01 Jour de l’An', '03-29 Lundi de Pâques', '05-01 Fête du Travail', '05-06 Ascension'],
    ...['05-08 Victoire de 1945', '05-17 Lundi de Pentecôte', '07-14 Fête nationale', '08-15 Assomption'],
    ...['11-01 Toussaint', '11-11 Armistice de 1918', '12-25 Noël'],
  ])
})

// Easter at its earliest, at its latest, and the two years that simpler reckonings miss.
it.each([
  ['2008', '2008-03-24'],
  ['2026', '2026-04-06'],
  ['2038', '2038-04-26'],
  ['2049', '2049-04-19'],
  ['2076', '2076-04-20'],
])('follow Easter in %s', (year, monday) => {
  expect(yearOf(year).find(({ name }) => name === 'Lundi de Pâques')?.day).toBe(monday)
})

it('are those among the days asked for, over the end of a year', () => {
  expect(publicHolidays({ from: '2026-12-25', to: '2027-01-01' }).map(({ day }) => day)).toEqual([
    '2026-12-25',
    '2027-01-01',
  ])
  expect(publicHolidays({ from: '2026-12-26', to: '2026-12-31' })).toEqual([])
})
