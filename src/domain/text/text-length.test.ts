import { describe, expect, it } from 'vitest'
import { isLongerThan, textLength } from './text-length'

describe('the length of a text', () => {
  it.each([
    ['nothing', '', 0],
    ['letters', 'abc', 3],
    ['an accent of its own', 'e\u0301te\u0301', 3],
    ['an emoji', '🐦', 1],
    ['a family with its tones', '👨🏻‍👩🏼‍👧🏽‍👦🏾', 1],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1],
    ['a heart between two', '👩🏻‍❤️‍💋‍👨🏿', 1],
    ['a pile of signs for its size', `a${'\u0301'.repeat(59)}`, 3],
  ])('counts %s', (_what, text, length) => {
    expect(textLength(text)).toBe(length)
  })
})

describe('a bound', () => {
  it.each([
    [true, '1,001 emoji', '🐦'.repeat(1001), 1000],
    [false, '1,000 emoji', '🐦'.repeat(1000), 1000],
    [false, 'ten families', '👨🏻‍👩🏼‍👧🏽‍👦🏾'.repeat(10), 10],
    [true, 'one letter too many', 'abcd', 3],
    [false, 'as many letters', 'abc', 3],
    [true, 'signs piled on one letter', `a${'\u0301'.repeat(5000)}`, 80],
  ])('is passed (%s) by %s', (isPassed, _what, text, max) => {
    expect(isLongerThan({ text, max })).toBe(isPassed)
  })
})
