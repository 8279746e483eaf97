import { beforeEach, describe, expect, it } from 'vitest'
import { COOKIES, removeCookie } from '@/storefront/lib/storage/browser-storage'
import { closeNewsletterForToday, countDenial, mayOfferNewsletter } from './newsletter-denials'

beforeEach(() => {
  removeCookie(COOKIES.newsletterClosed)
  removeCookie(COOKIES.newsletterDenials)
})

describe('the newsletter popup', () => {
  it('may be offered to who never answered', () => {
    expect(mayOfferNewsletter()).toBe(true)
  })

  it('rests for the day once answered', () => {
    closeNewsletterForToday()
    expect(mayOfferNewsletter()).toBe(false)
  })

  it('stops after three denials', () => {
    countDenial()
    countDenial()
    expect(mayOfferNewsletter()).toBe(true)
    countDenial()
    expect(mayOfferNewsletter()).toBe(false)
  })
})
