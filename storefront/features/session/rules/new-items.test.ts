import { describe, expect, it } from 'vitest'
import { newItems } from './new-items'

const items = (ids: number[]) =>
  ids.map((id, index) => ({
    item_id: id,
    item_name: `Aventure ${id}`,
    price: 640,
    index,
    item_list_name: 'page_catalogue',
  }))

describe('newItems', () => {
  it.each([
    ['the whole of a list seen for the first time', [], [1, 2], [1, 2]],
    ['nothing of a list seen already', [1, 2], [1, 2], []],
    ['the end alone of a list that grew', [1, 2], [1, 2, 3], [3]],
    ['the whole of another result, even when it begins elsewhere in the same list', [1, 2], [2, 3], [2, 3]],
    ['the whole of a shorter result', [1, 2], [1], [1]],
    ['nothing of an emptied list', [1, 2], [], []],
  ])('is %s', (_case, told, shown, expected) => {
    expect(newItems({ told: items(told), shown: items(shown) }).map(({ item_id }) => item_id)).toEqual(expected)
  })
})
