import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_TRAIN_OPERATORS,
  isCheckDue,
  LONGEST_OPERATOR_URL,
  OPERATOR_URL_REFUSALS as REFUSALS,
  operatorUrlRefusal,
  ticketLinks,
} from './train-operators'

const RIDE = { from: 'Lyon', to: 'Grenoble', date: '2027-06-14' }
const NOWHERE = { from: null, to: null, date: null }
const linkOf = (url: string, ride: Parameters<typeof ticketLinks>[0]['ride'] = RIDE) =>
  ticketLinks({ operators: [{ name: 'Rail', url }], ride })[0]?.href

describe('the address of a train operator', () => {
  it.each([
    ...DEFAULT_TRAIN_OPERATORS.map(({ url }) => url),
    'https://rail.example/de-{from}/a-{to}?le={date}',
    'https://rail.example?de={from}',
    'https://rail.example:8443/#/recherche/{to}',
    'https://rail.example/{from}/{from}',
  ])('may be %s', (url) => {
    expect(operatorUrlRefusal(url)).toBeNull()
  })

  it.each([
    ['', REFUSALS.missing],
    ['http://rail.example/', REFUSALS.scheme],
    ['javascript:alert(1)', REFUSALS.scheme],
    ['//rail.example/{from}', REFUSALS.scheme],
    ['https:///{from}/x', REFUSALS.scheme],
    ['https:\\\\rail.example', REFUSALS.scheme],
    ['https://rail.example\\@ailleurs.example/', REFUSALS.scheme],
    ['https://rail.example/{from} {to}', REFUSALS.scheme],
    ['https://rail.example/\u0000', REFUSALS.scheme],
    ['https://rail.example/{gare}', REFUSALS.placeholder],
    ['https://rail.example/{FROM}', REFUSALS.placeholder],
    ['https://rail.example/{from', REFUSALS.placeholder],
    ['https://rail.example/{{from}}', REFUSALS.placeholder],
    ['https://{from}.example/', REFUSALS.host],
    ['https://rail.example{to}', REFUSALS.host],
    ['https://rail.example:{date}/', REFUSALS.host],
    ['https://{from}@rail.example/', REFUSALS.host],
    ['https://moi:secret@rail.example/', REFUSALS.credentials],
    ['https://rail/', REFUSALS.address],
    ['https://rail.example:99999/', REFUSALS.address],
    ['https://%2f.example/', REFUSALS.address],
    [`https://rail.example/${'a'.repeat(LONGEST_OPERATOR_URL)}`, REFUSALS.length],
  ])('may not be %j', (url, refusal) => {
    expect(operatorUrlRefusal(url)).toBe(refusal)
  })
})

describe('where a ticket is looked for', () => {
  it('is the address with the ride written in it', () => {
    expect(linkOf('https://rail.example/de-{from}/a-{to}?le={date}')).toBe(
      'https://rail.example/de-Lyon/a-Grenoble?le=2027-06-14',
    )
    expect(linkOf('https://rail.example/?de={from}', { ...RIDE, from: ' Saint-Étienne & Cie/../#1 ' })).toBe(
      'https://rail.example/?de=Saint-%C3%89tienne%20%26%20Cie%2F..%2F%231',
    )
  })

  it('is the address as it stands where it asks for nothing', () => {
    expect(linkOf('https://rail.example/fr?lang=fr', NOWHERE)).toBe('https://rail.example/fr?lang=fr')
  })

  it.each([
    ['a day', { ...RIDE, date: null }],
    ['a station', { ...RIDE, to: '  ' }],
    ['a name of dots alone, which would lead above its place', { ...RIDE, from: '..' }],
  ])('is the home page where %s is wanted and not known', (_, ride) => {
    expect(linkOf('https://rail.example:8443/fr/{from}/{to}/{date}?x=1', ride)).toBe('https://rail.example:8443/')
  })

  it('is nowhere for an address that could not be kept', () => {
    expect(linkOf('javascript:alert(1)')).toBeUndefined()
    expect(linkOf('https://{from}.example/')).toBeUndefined()
  })

  it('never leaves the operator’s host, whatever the names', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      fc.constantFrom(
        '@ailleurs.example',
        '//ailleurs.example',
        '\\\\ailleurs.example',
        '..',
        '%2e%2e',
        '{to}',
        '$&',
        '',
      ),
    )
    const pattern = fc
      .array(fc.constantFrom('{from}', '{to}', '{date}', '/', '?', '#', '..', '.', ':', '@', '&', '%', 'a'), {
        maxLength: 12,
      })
      .map((pieces) => `https://rail.example${pieces.join('')}`)
      .filter((url) => operatorUrlRefusal(url) === null)
    const ride = fc.record({ from: fc.option(name), to: fc.option(name), date: fc.option(name) })
    fc.assert(
      fc.property(pattern, ride, (url, asked) => {
        const href = linkOf(url, asked)
        const { protocol, hostname, username } = new URL(href ?? '')
        expect([protocol, username]).toEqual(['https:', ''])
        expect(hostname).toBe(new URL(url.replaceAll(/[{}]/g, '')).hostname)
      }),
      { numRuns: 500 },
    )
  })

  it('accepts no address whose host a name could change', () => {
    const start = fc.constantFrom(
      'https://',
      'https:///',
      'https:\\\\',
      'https://rail.example',
      'https://rail.example/',
    )
    const rest = fc.array(fc.constantFrom('{from}', '/', '?', '#', '.', ':', '@', '\\', 'rail.example'), {
      maxLength: 5,
    })
    const url = fc
      .tuple(start, rest)
      .map(([scheme, pieces]) => `${scheme}${pieces.join('')}`)
      .filter((one) => operatorUrlRefusal(one) === null)
    fc.assert(
      fc.property(url, (one) => {
        const [here, there] = ['ici', 'ailleurs.example'].map((name) =>
          linkOf(one, { from: name, to: name, date: name }),
        )
        expect(new URL(here ?? '').host).toBe(new URL(there ?? '').host)
      }),
      { numRuns: 500 },
    )
  })
})

describe('an address is to be checked', () => {
  it.each([
    [null, '2027-06-14', true],
    ['2026-06-13', '2027-06-14', true],
    ['2026-06-14', '2027-06-14', false],
    ['2026-06-14T12:00:00.000Z', '2027-06-14', false],
    ['2028-02-29', '2029-02-28', false],
    ['2028-02-29', '2029-03-01', true],
  ])('read on %s, seen on %s: %s', (readOn, today, isDue) => {
    expect(isCheckDue({ readOn, today })).toBe(isDue)
  })
})
