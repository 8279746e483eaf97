import { beforeEach, expect, it } from 'vitest'
import { COOKIES, readCookie, removeCookie, writeCookie } from '@/storefront/lib/storage/browser-storage'
import { keepConsent } from './consent'
import { forgetVisit, noteReferral, readReferral } from './referral'

const agree = (audience: boolean) => keepConsent({ audience, advertising: !audience })

beforeEach(() => {
  forgetVisit()
  removeCookie(COOKIES.referral)
  keepConsent({ audience: false, advertising: false })
})

it('is neither kept nor sent before the visitor lets the audience be measured', () => {
  const stop = noteReferral('?utm_source=google&utm_medium=cpc')
  agree(false)
  expect(readCookie(COOKIES.referral)).toBeNull()
  expect(readReferral()).toBe('Organic')
  stop()
})

it('is kept from the moment they do, by the first address of the visit, and gone once they do not', () => {
  noteReferral('?utm_source=google&utm_medium=cpc')()
  const stop = noteReferral('?utm_source=referral&utm_medium=organic')
  agree(true)
  expect(readCookie(COOKIES.referral)).toBe('google')
  agree(false)
  expect(readCookie(COOKIES.referral)).toBeNull()
  stop()
})

it('is that of the first visit for who agreed, and a cookie of before the choice is removed', () => {
  agree(true)
  writeCookie({ name: COOKIES.referral, value: 'Referral', seconds: 60 })
  noteReferral('?utm_source=google&utm_medium=cpc')()
  expect([readCookie(COOKIES.referral), readReferral()]).toEqual(['Referral', 'Referral'])
  agree(false)
  writeCookie({ name: COOKIES.referral, value: 'Referral', seconds: 60 })
  noteReferral('')()
  expect([readCookie(COOKIES.referral), readReferral()]).toEqual([null, 'Organic'])
})

it('is organic when nothing says otherwise', () => {
  expect(readReferral()).toBe('Organic')
})
