import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MEASURED_EVENT_WORDS } from '@/domain/audience/measured-event-words'
import type { MeasuredEvent } from '@/domain/audience/measured-events'
import { forgetConsent, keepConsent } from '@/storefront/lib/tracking/consent'
import { trackedPage, type Pixel } from '@/storefront/lib/tracking/events'
import {
  trackAddToCart,
  trackCart,
  trackPaymentInfo,
  trackPurchase,
  trackRefund,
} from '@/storefront/lib/tracking/track-booking'
import { tellUntold } from '@/storefront/lib/tracking/untold-events'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { buildCart } from './build-cart.fixture'

type Told = Record<string, unknown> & { event: MeasuredEvent }

const cart = buildCart()
const reservation = buildReservationDetail()
const told = () => (trackedPage().dataLayer ?? []) as Told[]
/** The next page that may be measured. */
const openPublicPage = () => {
  trackedPage().dataLayer = []
  tellUntold()
  return told()
}

beforeEach(() => {
  localStorage.clear()
  forgetConsent()
  delete trackedPage().dataLayer
  delete trackedPage().fbq
  document.body.innerHTML = '<main data-product="3" data-product-name="Le Vercors" data-product-price="640"></main>'
})

const wholeBooking = () => {
  trackCart({ event: 'view_cart', cart })
  trackCart({ event: 'begin_checkout', cart })
  trackPaymentInfo({ cart, means: 'card' })
  trackPurchase(reservation)
  trackRefund({ reservation, value: 12.5, travelers: reservation.travelers_count })
  trackCart({ event: 'remove_from_cart', cart })
}

describe('what is measured of a booking', () => {
  it('is told once by the next page that may be, in order, with the adventure, its date and euros', () => {
    keepConsent({ audience: true, advertising: false })
    wholeBooking()
    wholeBooking()
    const events = openPublicPage()
    expect(events.map(({ event }) => event)).toEqual([
      'view_cart',
      'begin_checkout',
      'add_payment_info',
      'purchase',
      'refund',
      'remove_from_cart',
    ])
    expect(events[3]).toEqual({
      event: 'purchase',
      transaction_id: reservation.number,
      value: reservation.price.total,
      currency: 'EUR',
      items: [
        {
          item_id: reservation.expedition.id,
          item_name: reservation.expedition.name,
          item_variant: reservation.departure_date,
          price: reservation.price.lines[0]?.unit,
          quantity: reservation.travelers_count,
        },
      ],
    })
    wholeBooking()
    expect(openPublicPage()).toEqual([])
  })

  it('tells each traveler who is canceled, for one place, and what is left of the booking later', () => {
    keepConsent({ audience: true, advertising: false })
    const left = { ...reservation, travelers_count: 1 }
    const cancelBoth = () => {
      trackRefund({ reservation: { ...reservation, travelers_count: 2 }, value: 350, travelers: 1 })
      trackRefund({ reservation: left, value: 500, travelers: 1 })
    }
    cancelBoth()
    cancelBoth()
    expect(openPublicPage()).toMatchObject([
      { event: 'refund', transaction_id: reservation.number, value: 350, items: [{ quantity: 1 }] },
      { event: 'refund', transaction_id: reservation.number, value: 500, items: [{ quantity: 1 }] },
    ])
  })

  it('is not even noted without consent, nor told a day later', () => {
    wholeBooking()
    expect(localStorage.getItem('untoldEvents')).toBeNull()
    keepConsent({ audience: true, advertising: false })
    wholeBooking()
    const kept = localStorage.getItem('untoldEvents') ?? ''
    localStorage.setItem('untoldEvents', kept.replaceAll(/"at":\d+/g, `"at":${String(Date.now() - 90_000_000)}`))
    expect(openPublicPage()).toEqual([])
  })

  it('says nothing of the person, and nothing that the table of what is measured does not name', () => {
    keepConsent({ audience: true, advertising: true })
    wholeBooking()
    trackedPage().dataLayer = []
    tellUntold()
    trackAddToCart({ departure: 7, start: '2027-06-14', quantity: 2, price: 500 })
    const { email, first_name, last_name, phone } = cart.customer
    const people = cart.participants.flatMap((one) => Object.values(one).filter((value) => typeof value === 'string'))
    const words = JSON.stringify(told())
    for (const said of [email, first_name, last_name, phone, ...people]) {
      if (said) expect(words).not.toContain(said)
    }
    for (const { event, ...fields } of told()) {
      expect(Object.keys(MEASURED_EVENT_WORDS[event].fields)).toEqual(expect.arrayContaining(Object.keys(fields)))
    }
    expect(told().at(-1)).toEqual({
      event: 'add_to_cart',
      departure: 7,
      quantity: 2,
      price: 500,
      value: 1000,
      currency: 'EUR',
      items: [{ item_id: 3, item_name: 'Le Vercors', price: 500, quantity: 2, item_variant: '2027-06-14' }],
    })
  })

  it('names the adventure to the pixel, as its favourites do, and not the departure', () => {
    const pixel = vi.fn()
    trackedPage().fbq = Object.assign(pixel, { queue: [], loaded: true, version: '2.0' }) satisfies Pixel
    trackAddToCart({ departure: 7, start: '2027-06-14', quantity: 2, price: 500 })
    expect(pixel).toHaveBeenCalledWith('track', 'AddToCart', { content_ids: [3], value: 1000, currency: 'EUR' })
  })
})
