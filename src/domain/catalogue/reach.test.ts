import { expect, it } from 'vitest'
import { REACH_TERM, reachOf, readReach } from './reach'

it('says levels in an address, and reads them there', () => {
  const reach = reachOf({ neige: 0, 'a-pieds': 3, 'a-velo': undefined })
  expect(reach).toEqual(['a-pieds.3', 'neige.0'])
  expect(readReach(reach)).toEqual([
    { family: 'a-pieds', level: 3 },
    { family: 'neige', level: 0 },
  ])
})

it.each(['neige', 'neige.6', 'neige.', '.2', 'Neige.2', 'a.b.2'])('knows that %s says none', (term) => {
  expect(REACH_TERM.test(term)).toBe(false)
})
