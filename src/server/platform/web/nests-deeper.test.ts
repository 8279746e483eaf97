import { describe, expect, it } from 'vitest'
import { nestsDeeper } from './nests-deeper'

const nest = (text: string) => nestsDeeper({ pieces: [Buffer.from(text)], most: 3 })

describe('nestsDeeper', () => {
  it.each([
    ['lists', '[[[]]]'],
    ['objects', '{"a":{"b":{"c":1}}}'],
    ['many side by side', JSON.stringify(Array.from({ length: 50 }, () => [[], {}]))],
    ['brackets in a string', '["[[[[{{{{"]'],
    ['brackets behind an escaped quote', String.raw`["\"[[[["]`],
    ['brackets behind an escaped backslash', String.raw`["\\",[[]],"[["]`],
    ['nothing', ''],
  ])('bears %s', (_what, text) => {
    expect(nest(text)).toBe(false)
  })

  it.each([
    ['lists', '[[[[]]]]'],
    ['objects', '{"a":{"b":{"c":{}}}}'],
    ['both', '[{"a":[{}]}]'],
    ['what is never closed', '[[[['],
    ['lists behind a string that ends', String.raw`["\\",[[[]]]]`],
  ])('finds %s too deep', (_what, text) => {
    expect(nest(text)).toBe(true)
  })

  it('reads on from piece to piece, within a string and an escape too', () => {
    const split = (text: string, at: number) =>
      nestsDeeper({ pieces: [Buffer.from(text.slice(0, at)), Buffer.from(text.slice(at))], most: 3 })
    const borne = String.raw`["\"[[[[é",[[]]]`
    const deep = String.raw`["\\",[[[]]]]`
    for (let at = 0; at <= borne.length; at += 1) expect(split(borne, at)).toBe(false)
    for (let at = 0; at <= deep.length; at += 1) expect(split(deep, at)).toBe(true)
  })
})
