import { describe, expect, it } from 'vitest'
import { checkReview } from './check-review'

describe('checkReview', () => {
  it.each([
    ['lets a rate and a text leave', { rate: 4, text: 'a'.repeat(20) }, []],
    ['asks for a rate', { rate: null, text: 'a'.repeat(20) }, ['rate']],
    ['asks for a longer text, spaces aside', { rate: 4, text: `${'a'.repeat(19)}      ` }, ['text']],
    ['takes 3,000 characters', { rate: 4, text: 'a'.repeat(3000) }, []],
    ['refuses one more', { rate: 4, text: 'a'.repeat(3001) }, ['text']],
    ['counts an emoji as one character', { rate: 4, text: '🐦'.repeat(19) }, ['text']],
    ['says both at once', { rate: null, text: '' }, ['rate', 'text']],
  ])('%s', (_name, review, fields) => {
    expect(Object.keys(checkReview(review))).toEqual(fields)
  })
})
