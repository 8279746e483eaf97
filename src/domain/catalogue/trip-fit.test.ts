import { describe, expect, it } from 'vitest'
import { tripFit, tripGap } from './trip-fit'

const families = [
  { slug: 'a-pieds', title: 'A pieds', activities: ['Trek', 'Trail'] },
  { slug: 'neige', title: 'Neige', activities: ['Raquettes'] },
  { slug: 'autres', title: 'Autres', activities: ['Accrobranche'] },
]
const gapOf = (activities: string[], levels = { 'a-pieds': 3, neige: 1 }) =>
  tripGap({ trip: { level_number: 3, activities }, families, levels })

describe('what a trip asks', () => {
  it.each([
    ['is said of its only family', ['Trek'], { family: 'A pieds', demand: 3, own: 3 }],
    ['is said of the weakest of its families', ['Trek', 'Raquettes'], { family: 'Neige', demand: 3, own: 1 }],
    ['leaves out a family of unknown level', ['Trail', 'Accrobranche'], { family: 'A pieds', demand: 3, own: 3 }],
    ['is not known of unknown families alone', ['Accrobranche'], null],
    ['is not known of an activity without a family', ['Parapente'], null],
  ])('%s', (_name, activities, gap) => {
    expect(gapOf(activities)).toEqual(gap)
  })
})

it.each([
  [1, 3, 'made-for-you'],
  [3, 3, 'made-for-you'],
  [4, 3, 'step-above'],
  [5, 3, 'talk-first'],
  [5, 0, 'talk-first'],
])('a demand of %i for who has %i is %s', (demand, own, fit) => {
  expect(tripFit({ demand, own })).toBe(fit)
})
