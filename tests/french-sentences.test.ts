import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no sentence ends with an abbreviated month, whose full stop would stand twice', () => {
  const sources = globSync('{src,storefront,admin}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const wrong = sources.filter((file) => /formatDayMonth\([^()]*\)\}?\./.test(readFileSync(file, 'utf8')))
  expect(wrong).toEqual([])
})
