import { describe, expect, it } from 'vitest'
import { groupRecipients } from './group-message'

const travelers = (...emails: Array<string | null>) => emails.map((email, index) => ({ id: index + 1, email }))
const ids = (list: Array<{ id: number }>) => list.map(({ id }) => id)

describe('groupRecipients', () => {
  it.each([
    ['each address once, whatever its case', travelers('a@b.fr', 'c@d.fr', 'A@b.fr '), [1, 2], []],
    ['nobody without an address', travelers(null, ' ', 'c@d.fr'), [3], [1, 2]],
    ['nobody at all', travelers(), [], []],
  ])('reaches %s', (_case, list, reached, unreached) => {
    const found = groupRecipients(list)
    expect(ids(found.reached)).toEqual(reached)
    expect(ids(found.unreached)).toEqual(unreached)
  })
})
