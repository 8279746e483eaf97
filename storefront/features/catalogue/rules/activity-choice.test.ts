import { describe, expect, it } from 'vitest'
import { countChosenIn, toggleActivity, toggleCategory } from './activity-choice'
import { buildOptions } from './build-options.fixture'

const [onFoot, others] = buildOptions().categories

describe('activity choice', () => {
  it('replaces the activities of a category by the whole of it', () =>
    expect(onFoot && toggleCategory({ activities: ['Trek', 'Yoga'], page: 2 }, onFoot)).toEqual({
      categories: ['a-pieds'],
      activities: ['Yoga'],
    }))

  it('narrows a whole category to the activity picked in it', () =>
    expect(
      onFoot && toggleActivity({ query: { categories: ['a-pieds'] }, activity: 'Trek', category: onFoot }),
    ).toEqual({
      activities: ['Trek'],
    }))

  it('counts what is chosen in a category', () => {
    expect(onFoot && countChosenIn({ activities: ['Trek', 'Trail', 'Yoga'] }, onFoot)).toBe(2)
    expect(others && countChosenIn({ categories: ['autres'] }, others)).toBe(1)
  })
})
