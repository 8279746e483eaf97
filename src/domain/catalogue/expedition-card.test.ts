import { describe, expect, it } from 'vitest'
import { cardRibbon, cardTags } from './expedition-card'

describe('cardRibbon', () => {
  it('says NOUVEAUTÉ for a new trip, whatever its dates', () => {
    expect(cardRibbon({ is_new: true, has_new_departures: true })?.text).toBe('NOUVEAUTÉ')
  })
  it('says NOUVELLES DATES for new departures', () => {
    expect(cardRibbon({ is_new: false, has_new_departures: true })?.text).toBe('NOUVELLES DATES')
  })
  it('says nothing otherwise', () => {
    expect(cardRibbon({ is_new: false, has_new_departures: false })).toBeNull()
  })
})

describe('cardTags', () => {
  it.each([
    ['adult', null, 'Expédition', null],
    ['adult', 12, 'Expédition', null],
    ['kids', 9, 'Sans les parents', 'Dès 9\u00a0ans'],
    ['family', 6, 'En itinérance', 'Dès 6\u00a0ans'],
    ['basecamp', 4, 'En Base Camp', 'Dès 4\u00a0ans'],
    ['family', null, 'En itinérance', null],
  ] as const)('tags %s from age %s as « %s » and %s', (expedition_type, age_min_child, type, age) => {
    expect(cardTags({ expedition_type, age_min_child })).toEqual({ type, age })
  })
})
