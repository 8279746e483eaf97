import { describe, expect, it } from 'vitest'
import { levelGaps } from './level-gaps'

describe('levelGaps', () => {
  it('names who is two levels below the trip, or more, by their place', () => {
    const travelers = [{ level: 3 }, { level: 2 }, { level: 1 }, { level: 4 }]
    expect(levelGaps({ travelers, demand: 4 })).toEqual([
      { position: 2, level: 2 },
      { position: 3, level: 1 },
    ])
  })

  it('says nothing of who said nothing, nor of an easy trip', () => {
    expect(levelGaps({ travelers: [{ level: null }, {}], demand: 5 })).toEqual([])
    expect(levelGaps({ travelers: [{ level: 1 }], demand: 2 })).toEqual([])
  })
})
