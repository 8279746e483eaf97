import { describe, expect, it } from 'vitest'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { offersAfterLogin } from './offers-after-login'

describe('offersAfterLogin', () => {
  it.each([
    ['asks the phone of who has none', { popup_visible: true }, true],
    ['does not ask it when the server says not to', { popup_visible: false }, false],
    ['does not ask it twice', { popup_visible: true, phone: '+33639981234' }, false],
  ])('%s', (_name, change, asksPhone) => {
    expect(offersAfterLogin(buildUser(change)).asksPhone).toBe(asksPhone)
  })

  it.each([
    ['at a first social sign-in', { provider: 'facebook', sign_in_count: 1, newsletter: true }, true],
    ['to social users without it', { provider: 'google_oauth2', sign_in_count: 9, newsletter: false }, true],
    ['not to social users who have it', { provider: 'google_oauth2', sign_in_count: 2, newsletter: true }, false],
    ['not to who signs in by e-mail', { provider: 'email', sign_in_count: 1, newsletter: false }, false],
  ] as const)('offers the newsletter: %s', (_name, change, isOpen) => {
    expect(offersAfterLogin(buildUser(change)).isNewsletterPopupOpen).toBe(isOpen)
  })
})
