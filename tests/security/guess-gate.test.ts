import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const HELPER = 'src/server/platform/http/rate-limit.ts'

const sources = ['src', 'collections', 'storefront', 'admin', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
)
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))
const filesWith = (pattern: RegExp): string[] => sources.filter((file) => pattern.test(texts.get(file) ?? '')).sort()

/** Where a secret that can be guessed is compared, each by `guess`. */
const SECRETS: Array<[what: string, pattern: RegExp, files: string[]]> = [
  [
    'a password',
    /\bverifyPassword\(/,
    ['src/server/features/sign-in/authenticate.ts', 'src/server/features/sign-in/password/refuse-wrong-password.ts'],
  ],
  [
    'a code of the second factor',
    /\bstepOfCode\(/,
    [
      'src/server/features/sign-in/second-factor/give-second-factor.ts',
      'src/server/features/sign-in/second-factor/set-up-second-factor.ts',
    ],
  ],
  [
    'a gift code',
    /\bbareGiftCode\(/,
    ['src/server/features/gift-cards/change-cart-gifts.ts', 'src/server/features/gift-cards/read-gift-card.ts'],
  ],
  ['a promo code', /\bfoldCode\(/, ['src/server/features/carts/change-promo.ts']],
]

/** Where the agency writes a code, or sells with one by phone: staff may read them all. */
const OF_THE_AGENCY = [
  'collections/promo-codes/check-promo.ts',
  'packages/demo/src/write-promo-codes.ts',
  'src/server/compose/booking/desk-calls.ts',
]

describe('limits on guesses', () => {
  it('are read and written by one file alone, so that none is checked before it is counted', () => {
    expect(filesWith(/rate-limiter-flexible/)).toEqual([HELPER])
    expect(filesWith(/(?:from|into|update|join)\s+rate_limits/i)).toEqual([
      'src/server/compose/forget-expired.ts',
      HELPER,
    ])
    const helper = texts.get(HELPER) ?? ''
    expect(helper.match(/limiterOf\([^)]*\)\s*\.\w+/g)).toEqual([
      'limiterOf(limit).consume',
      'limiterOf(limit).consume',
    ])
    expect(helper).not.toMatch(/select[^`']*rate_limits/i)
  })

  it.each(SECRETS)('hold wherever %s is compared', (_what, pattern, files) => {
    // Not where the comparison itself is declared.
    const found = filesWith(pattern).filter((file) => !declares(file, pattern) && !OF_THE_AGENCY.includes(file))
    expect(found).toEqual(files)
    for (const file of files) expect(texts.get(file), file).toMatch(/\bguess\(/)
  })
})

const declares = (file: string, called: RegExp): boolean => {
  const name = /\w{3,}/.exec(called.source.replace('\\b', ''))?.[0] ?? ''
  return new RegExp(`export const ${name}\\b`).test(texts.get(file) ?? '')
}
