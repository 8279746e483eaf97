import { expect, it } from 'vitest'
import { compareBooks, type BookLine } from './compare-books'

const line = (reference: string, capturedCents: number, refundedCents = 0): BookLine => ({
  reference,
  capturedCents,
  refundedCents,
})

it.each([
  ['nothing when both agree', [line('a', 300), line('b', 200, 200)], [line('b', 200, 200), line('a', 300)], []],
  ['nothing of what took nothing', [line('a', 0)], [line('b', 0)], []],
  ['what is here only', [line('a', 300)], [], [['a', 'only_here']]],
  ['what is there only', [], [line('a', 300)], [['a', 'only_there']]],
  ['another sum', [line('a', 300)], [line('a', 200)], [['a', 'differs']]],
  ['a refund that one side lacks', [line('a', 300)], [line('a', 300, 300)], [['a', 'differs']]],
] as const)('finds %s', (_case, here, there, found) => {
  expect(compareBooks({ here, there }).map(({ reference, kind }) => [reference, kind])).toEqual(found)
})
