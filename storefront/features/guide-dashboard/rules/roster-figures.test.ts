import { describe, expect, it } from 'vitest'
import { isDietTold } from '@/domain/travelers/participant-diet'
import { rosterName } from '@/domain/travelers/roster-name'
import { buildDeparture, buildTraveler } from './build-departure.fixture'
import { groupWords, lateParticipants, sizesToLend } from './roster-figures'

describe('a roster', () => {
  it('tells ages on the first day and levels far below what is asked', () => {
    const born = (birth_date: string | null, level = 4) => buildTraveler({ birth_date, level })
    const words = (...participants: ReturnType<typeof born>[]) => groupWords(buildDeparture({ participants }))
    expect(words(born('1991-06-14'), born('1975-06-15', 1), born(null))).toBe(
      'De 36 à 51\u00a0ans. 1\u00a0niveau loin de ce qui est demandé.',
    )
    expect(words(born('1991-06-14'))).toBe('36\u00a0ans.')
    expect(words(born(null))).toBe('')
  })

  it('counts the sizes to lend, smallest first, and those still to ask', () => {
    const sizes = ['42', '9', '42', undefined].map((shoe_eu) => buildTraveler({ sizes: shoe_eu ? { shoe_eu } : {} }))
    expect(sizesToLend(buildDeparture({ participants: sizes }))).toEqual([
      { kind: 'shoe_eu', label: 'Pointure', text: '1\u00a0×\u00a09, 2\u00a0×\u00a042, 1 à demander' },
    ])
  })

  it('knows who is to be reminded', () => {
    const late = buildTraveler({ id: 2, completeness: 99 })
    expect(lateParticipants([buildTraveler({ completeness: 100 }), late])).toEqual([late])
  })

  it.each([
    ['Végétarien', true],
    ['Rien à signaler', false],
    [null, false],
  ])('with the diet « %s » has needs: %s', (diet, expected) => {
    expect(isDietTold(diet)).toBe(expected)
  })

  it('names by booking and rank who has no name', () => {
    expect(rosterName(buildTraveler({ first_name: null, last_name: null, position: 2 }))).toBe('Voyageur\u00a02, LG-1')
    expect(rosterName(buildTraveler())).toBe('Inès Kaddour')
  })
})
