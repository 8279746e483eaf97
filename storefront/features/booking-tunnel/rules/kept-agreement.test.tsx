import { beforeEach, describe, expect, it } from 'vitest'
import { buildCart } from './build-cart.fixture'
import { forgetAgreement, keepAgreement, missingAgreement, readAgreement } from './kept-agreement'

const ALL = { terms: true, level: true, gaps: true }
const NOTHING = { terms: false, level: false, gaps: false }
const cart = buildCart()

beforeEach(() => forgetAgreement())

describe('what was agreed to at the recap', () => {
  it('is there again for the same order', () => {
    keepAgreement({ cart, agreement: ALL })
    expect(readAgreement(buildCart({ now: '2027-05-01T10:20:00.000Z' }))).toEqual(ALL)
  })

  it.each([
    ['cart', { id: 42 }],
    ['date', { departure: { ...cart.departure, id: 8 } }],
    ['number of travelers', { travelers_count: 3 }],
    ['text of the conditions', { terms_version: '2027-01' }],
    ['terms of payment', { payment_terms: { version: '2', deposit_percent: 40, grace_days: 4 } }],
    ['table of fees', { cancellation_version: '2' }],
    ['information form', { information_form_version: '2027-01' }],
    ['warning on the level', { level_notice: { version: '2027-02', gaps: [{ position: 2, level: 1 }] } }],
  ])('is nothing for another %s', (_what, changes) => {
    keepAgreement({ cart, agreement: ALL })
    expect(readAgreement(buildCart(changes))).toEqual(NOTHING)
  })

  it('is nothing once forgotten, or where what is kept cannot be read', () => {
    keepAgreement({ cart, agreement: ALL })
    forgetAgreement()
    expect(readAgreement(cart)).toEqual(NOTHING)
    sessionStorage.setItem('bookingAgreement', '{')
    expect(readAgreement(cart)).toEqual(NOTHING)
  })
})

describe('what an order still asks for', () => {
  const level_notice = { version: '2027-02', gaps: [{ position: 2, level: 1 }] }
  it.each([
    ['the conditions first', { level_notice }, NOTHING, 'accepte-conditions'],
    ['then the warning', { level_notice }, { ...ALL, gaps: false }, 'accepte-ecart'],
    ['then what is certified', { level_notice: null }, { ...ALL, level: false, gaps: false }, 'certifie-niveau'],
    ['nothing more', { level_notice: null }, { ...ALL, gaps: false }, null],
  ] as const)('is %s', (_what, asked, agreement, missing) => {
    expect(missingAgreement({ cart: asked, agreement })).toBe(missing)
  })
})
