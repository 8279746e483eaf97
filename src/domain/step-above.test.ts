import { expect, it } from 'vitest'
import { stepAboveSearches } from './step-above'

it('looks one level above the strongest families, with seats first', () => {
  expect(stepAboveSearches({ neige: 1, 'a-pieds': 3, 'a-velo': 3, eau: undefined })).toEqual([
    { categories: 'a-pieds,a-velo', level: '4', travelers: '1' },
    { categories: 'a-pieds,a-velo', level: '4' },
  ])
})

it('looks for nothing above the highest level, nor without a level', () => {
  expect(stepAboveSearches({ neige: 5 })).toEqual([])
  expect(stepAboveSearches({})).toEqual([])
})
