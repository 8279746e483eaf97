import { expect, it } from 'vitest'
import { isRescueCover } from './rescue-cover'

it.each([
  ['Assurance secours', true],
  ['Assurance annulation et secours en montagne', true],
  ['ASSURANCE SECOURS', true],
  ['Assurance annulation', false],
  ['Nuit d’hôtel la veille', false],
])('« %s » covers a rescue: %s', (label, covers) => {
  expect(isRescueCover({ label })).toBe(covers)
})
