import { describe, expect, it } from 'vitest'
import { referralOf } from './referral'

describe('the acquisition source', () => {
  it.each([
    ['utm_source=referral&utm_medium=organic', 'Referral'],
    ['utm_source=influence&utm_campaign=camille-ete', 'camille-ete'],
    ['utm_source=influence', 'Organic'],
    ['utm_source=google&utm_medium=cpc', 'google'],
    ['utm_medium=cpc', 'Organic'],
    ['utm_source=newsletter&utm_medium=email', 'Organic'],
    ['utm_source=referral', 'Organic'],
    ['utm_source=google&utm_medium=organic', 'Organic'],
    ['utm_source=%20referral%20&utm_medium=%20organic%20', 'Referral'],
    ['utm_source=influence&utm_campaign=%20%20', 'Organic'],
    ['', 'Organic'],
    [`utm_source=influence&utm_campaign=${'a'.repeat(210)}`, 'a'.repeat(200)],
    [`utm_source=influence&utm_campaign=${'a'.repeat(199)}🏔`, 'a'.repeat(199)],
  ])('of « %s » is %s', (search, expected) => {
    expect(referralOf(new URLSearchParams(search))).toBe(expected)
  })
})
