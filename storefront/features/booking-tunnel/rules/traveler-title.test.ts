import { describe, expect, it } from 'vitest'
import { travelerTitle } from './traveler-title'

describe('travelerTitle', () => {
  it.each([
    [0, 'Camille', 'Toi, Camille'],
    [0, null, 'Toi'],
    [1, null, 'Deuxième voyageur'],
    [1, ' Hugo ', 'Deuxième voyageur, Hugo'],
    [11, null, 'Voyageur 12'],
  ])('calls traveler %i named %s « %s »', (index, firstName, title) => {
    expect(travelerTitle({ index, firstName })).toBe(title)
  })
})
