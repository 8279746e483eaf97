import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no sentence ends with an abbreviated month, whose full stop would stand twice', () => {
  const sources = globSync('{src,storefront,admin,packages}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const wrong = sources.filter((file) => /formatDayMonth\([^()]*\)\}?\./.test(readFileSync(file, 'utf8')))
  expect(wrong).toEqual([])
})

it('no attribute of JSX holds an escape, which would be shown as it is written', () => {
  const wrong = globSync('{src,storefront,admin,collections,packages}/**/*.tsx').filter((file) =>
    /\s[a-zA-Z-]+="[^"]*\\u[0-9a-f]{4}/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})
