import { describe, expect, it } from 'vitest'
import { campaignCodes, campaignLinks } from './campaign-code'
import { referralOf } from './referral'

describe('the codes that an address names', () => {
  it.each([
    ['nothing', [], null],
    ['a code, however it is written', [' Hiver-2027 ', 'influence'], ['hiver-2027', 'influence']],
    ['what no campaign is called', ['a\u0000b', 'x'.repeat(10_000), 'été', '-hiver', 'a--b', ''], []],
  ])('%s', (_name, told, codes) => {
    expect(campaignCodes(told)).toEqual(codes)
  })
})

it('makes links by which an account keeps the code, whatever page they lead to', () => {
  const links = campaignLinks({ siteUrl: 'https://lagopede.test', path: '/expeditions?levels=2#carte', code: 'hiver' })
  expect(links).toEqual({
    shared: 'https://lagopede.test/expeditions?levels=2&utm_source=influence&utm_campaign=hiver#carte',
    paid: 'https://lagopede.test/expeditions?levels=2&utm_source=hiver&utm_medium=cpc#carte',
  })
  for (const link of Object.values(links)) expect(referralOf(new URL(link).searchParams)).toBe('hiver')
})
