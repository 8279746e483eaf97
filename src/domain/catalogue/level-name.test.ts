import { expect, it } from 'vitest'
import { levelName } from './level-name'

it.each([
  [1, 'Tranquille'],
  [3, 'Modéré'],
  [5, 'Engagé'],
  [0, 'Sans effort'],
  [-1, ''],
  [6, ''],
])('calls the level %i « %s »', (level, name) => {
  expect(levelName(level)).toBe(name)
})
