import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveConsent } from '@/storefront/lib/tracking/save-consent'
import { COOKIES, readCookie, removeCookie, writeCookie } from '@/storefront/lib/storage/browser-storage'
import { trackedPage, trackSignUp } from '@/storefront/lib/tracking/events'
import { trackAddToCart } from '@/storefront/lib/tracking/track-booking'
import { markContent, UNMEASURED } from '@/storefront/lib/tracking/tracked-marks'
import { eventually } from '../../../../tests/component/eventually'
import { Trackers } from './trackers'

const place = vi.hoisted(() => ({ pathname: '/' }))
vi.mock('next/navigation', () => ({ usePathname: () => place.pathname }))

const foreignScripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).hostname)

/** What the tag manager was told, without its commands and what starts it. */
const eventsTold = () => (trackedPage().dataLayer ?? []).filter((told) => !('callee' in told) && !('gtm.start' in told))

/** What measures comes on demand: it is there once it was asked for after the component did. */
const loaded = () =>
  act(async () => {
    await import('../rules/start-trackers')
  })

const agree = async (consent: { audience: boolean; advertising: boolean }) => {
  act(() => {
    saveConsent(consent)
  })
  await loaded()
}

beforeEach(() => {
  place.pathname = '/'
  removeCookie(COOKIES.signUp)
  document.head.innerHTML = ''
  delete trackedPage().dataLayer
  delete trackedPage().fbq
  saveConsent({ audience: false, advertising: false })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
})

describe('Trackers', () => {
  it('load nothing and are told nothing until the visitor agrees', async () => {
    render(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    await loaded()
    trackSignUp()
    expect([foreignScripts(), trackedPage().dataLayer, trackedPage().fbq]).toEqual([[], undefined, undefined])
  })

  it('tell the pixel that its consent is withdrawn', async () => {
    render(<Trackers pixelId="42" />)
    await agree({ audience: false, advertising: true })
    expect(saveConsent({ audience: false, advertising: false })).toEqual({ isWithdrawn: true })
    expect(trackedPage().fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
  })

  it('tell the tag manager what holds without a word before it starts, then each choice', async () => {
    render(<Trackers tagManagerId="GTM-1" />)
    await agree({ audience: true, advertising: false })
    await agree({ audience: true, advertising: true })
    await agree({ audience: false, advertising: false })
    const told = (trackedPage().dataLayer ?? []).map((one) => Array.from(one as unknown as ArrayLike<unknown>))
    const signals = (advertising: string, audience: string) => ({
      ad_storage: advertising,
      ad_user_data: advertising,
      ad_personalization: advertising,
      analytics_storage: audience,
    })
    expect(told).toEqual([
      ['consent', 'default', signals('denied', 'denied')],
      ['consent', 'update', signals('denied', 'granted')],
      // « gtm.js », which is no command.
      [],
      ['consent', 'update', signals('granted', 'granted')],
      ['consent', 'update', signals('denied', 'denied')],
    ])
    expect(Object.prototype.toString.call(trackedPage().dataLayer?.[0])).toBe('[object Arguments]')
  })

  it('load nothing for a site that has none, whatever the visitor agrees to', async () => {
    render(<Trackers />)
    await agree({ audience: true, advertising: true })
    expect([foreignScripts(), trackedPage().dataLayer, trackedPage().fbq]).toEqual([[], undefined, undefined])
  })

  it.each([
    '/nouveau-mot-de-passe',
    '/participants/un-lien-prive',
    '/my-account',
    '/my-expeditions/47',
    '/reservations/1/2',
  ])('load nothing on %s, whatever the visitor agrees to', async (pathname) => {
    place.pathname = pathname
    render(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    await agree({ audience: true, advertising: true })
    expect([foreignScripts(), trackedPage().dataLayer, trackedPage().fbq]).toEqual([[], undefined, undefined])
  })

  it('load nothing on a public page of a document that a private one opened', async () => {
    place.pathname = '/my-account'
    const { rerender } = render(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    await agree({ audience: true, advertising: true })
    place.pathname = '/avis'
    rerender(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    expect([foreignScripts(), trackedPage().dataLayer, trackedPage().fbq]).toEqual([[], undefined, undefined])
  })

  it('load nothing from a document of what does not exist, nor on the pages it leads to', async () => {
    place.pathname = '/expeditions/un-voyage-inconnu'
    const pageWith = (attributes: object) => (
      <>
        <main {...attributes} />
        <Trackers tagManagerId="GTM-1" pixelId="42" />
      </>
    )
    const { rerender } = render(pageWith(UNMEASURED))
    await agree({ audience: true, advertising: true })
    place.pathname = '/expeditions'
    rerender(pageWith({ 'data-unmeasured': undefined }))
    expect([foreignScripts(), trackedPage().dataLayer, trackedPage().fbq]).toEqual([[], undefined, undefined])
  })

  it('load what was agreed to, once, and hear what happens from then on', async () => {
    render(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    await agree({ audience: true, advertising: false })
    await agree({ audience: true, advertising: true })
    expect(foreignScripts()).toEqual(['www.googletagmanager.com', 'connect.facebook.net'])
    trackSignUp()
    trackAddToCart({ departure: 7, start: '2027-06-14', quantity: 2, price: 500 })
    expect(eventsTold()).toEqual([
      { event: 'form_submit', label: 'sign_up', method: 'Email' },
      { event: 'add_to_cart', departure: 7, quantity: 2, price: 500, value: 1000, currency: 'EUR', items: [] },
    ])
    expect(trackedPage().fbq?.queue).toEqual([
      ['consent', 'grant'],
      ['init', '42'],
      ['track', 'PageView'],
      ['trackCustom', 'Registration', { method: 'Email' }],
      ['track', 'AddToCart', { content_ids: [], value: 1000, currency: 'EUR' }],
    ])
  })

  it.each(['Email', 'Google', 'Facebook'])(
    'are told of a sign-up by %s that they find as they start',
    async (method) => {
      saveConsent({ audience: true, advertising: true })
      writeCookie({ name: COOKIES.signUp, value: method, seconds: 60 })
      render(<Trackers tagManagerId="GTM-1" pixelId="42" />)
      await loaded()
      expect(trackedPage().dataLayer?.at(-1)).toEqual({ event: 'form_submit', label: 'sign_up', method })
      expect(trackedPage().fbq?.queue.at(-1)).toEqual(['trackCustom', 'Registration', { method }])
      expect(readCookie(COOKIES.signUp)).toBeNull()
    },
  )

  it('are told of a sign-up once the visitor agrees, and leave it where they are not', async () => {
    place.pathname = '/my-account'
    const { unmount } = render(<Trackers tagManagerId="GTM-1" />)
    trackSignUp()
    await agree({ audience: true, advertising: false })
    expect(readCookie(COOKIES.signUp)).toBe('Email')
    unmount()
    place.pathname = '/'
    render(<Trackers tagManagerId="GTM-1" />)
    await loaded()
    expect(trackedPage().dataLayer?.at(-1)).toEqual({ event: 'form_submit', label: 'sign_up', method: 'Email' })
  })

  it('hear what is chosen on the page, once the visitor agreed', async () => {
    render(
      <>
        <a href="#velo" {...markContent({ type: 'activity_category', id: 'a-velo' })}>
          A vélo
        </a>
        <Trackers tagManagerId="GTM-1" />
      </>,
    )
    await agree({ audience: true, advertising: false })
    await eventually(async () => {
      await userEvent.click(screen.getByRole('link', { name: 'A vélo' }))
      expect(trackedPage().dataLayer?.at(-1)).toEqual({
        event: 'select_content',
        content_type: 'activity_category',
        content_id: 'a-velo',
      })
    })
  })
})
