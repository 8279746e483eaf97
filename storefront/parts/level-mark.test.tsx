import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LevelMark } from './level-mark'

it.each([
  [0, 'Sans effort'],
  [1, 'Niveau  1/5'],
  [5, 'Niveau  5/5'],
])('says the level %i as « %s »', (level, text) => {
  expect(render(<LevelMark level={level} />).container.textContent).toBe(text)
})
