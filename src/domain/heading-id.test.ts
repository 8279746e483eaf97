import { describe, expect, it } from 'vitest'
import { headingId } from './heading-id'

describe('the id of a heading', () => {
  it.each([
    ['À côté', [], 'a-cote'],
    ['Où vont tes 640 € ?', [], 'ou-vont-tes-640'],
    ['À côté', ['a-cote'], 'a-cote--2'],
    ['À côté', ['a-cote', 'a-cote--2'], 'a-cote--3'],
    ['À côté', ['a-cote-du-lac'], 'a-cote'],
    ['!', [], 'partie'],
  ])('of « %s » beside %j is %s', (text, taken, id) => {
    expect(headingId({ text, taken })).toBe(id)
  })
})
