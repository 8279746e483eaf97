import { expect, it } from 'vitest'
import { stepAboveSearches } from './step-above'

it('looks within one level more in each family, the most demanding trips first', () => {
  const reach = 'a-pieds.3,a-velo.1'
  expect(stepAboveSearches({ 'a-velo': 0, 'a-pieds': 2, neige: 5, eau: undefined })).toEqual([
    { reach, level: '3', travelers: '1' },
    { reach, level: '2', travelers: '1' },
    { reach, level: '1', travelers: '1' },
  ])
})

it('looks for nothing above the highest level, nor without a level', () => {
  expect(stepAboveSearches({ neige: 5 })).toEqual([])
  expect(stepAboveSearches({})).toEqual([])
})
