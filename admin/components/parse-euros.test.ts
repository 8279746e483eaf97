import { describe, expect, it } from 'vitest'
import { parseEuros } from './parse-euros'

describe('parseEuros', () => {
  it.each([
    ['890', 89_000],
    ['1 290', 129_000],
    ['1\u00a0290,50\u00a0€', 129_050],
    ['12,5', 1_250],
    ['12.50', 1_250],
    ['0', 0],
    ['19,99', 1_999],
  ])('reads « %s »', (text, cents) => {
    expect(parseEuros(text)).toBe(cents)
  })

  it.each(['', 'abc', '-5', '12,505', '1,2,3', '99999999'])('refuses « %s »', (text) => {
    expect(parseEuros(text)).toBeNull()
  })
})
