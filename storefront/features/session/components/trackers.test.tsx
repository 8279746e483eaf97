import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveConsent } from '@/storefront/lib/session-consent'
import { COOKIES, readCookie, removeCookie, writeCookie } from '@/storefront/lib/browser-storage'
import { trackAddToCart, trackedPage, trackSignUp } from '@/storefront/lib/session-tracking'
import { markContent, UNMEASURED } from '@/storefront/lib/tracked-marks'
import { eventually } from '../../../../tests/component/eventually'
import { Trackers } from './trackers'

const place = vi.hoisted(() => ({ pathname: '/' }))
vi.mock('next/navigation', () => ({ usePathname: () => place.pathname }))

const foreignScripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).hostname)

const agree = (consent: { audience: boolean; advertising: boolean }) =>
  act(() => {
    saveConsent(consent)
  })

beforeEach(() => {
  place.pathname = '/'
  removeCookie(COOKIES.signUp)
  document.head.innerHTML = ''
  saveConsent({ audience: false, advertising: false })
  delete trackedPage().dataLayer
  delete trackedPage().fbq
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
})

describe('Trackers', () => {
  it('load nothing and are told nothing until the visitor agrees', () => {
    render(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    trackSignUp()
    expect([foreignScripts(), trackedPage().dataLayer, trackedPage().fbq]).toEqual([[], undefined, undefined])
  })

  it('tell the pixel that its consent is withdrawn', () => {
    render(<Trackers pixelId="42" />)
    agree({ audience: false, advertising: true })
    expect(saveConsent({ audience: false, advertising: false })).toEqual({ isWithdrawn: true })
    expect(trackedPage().fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
  })

  it('load nothing for a site that has none, whatever the visitor agrees to', () => {
    render(<Trackers />)
    agree({ audience: true, advertising: true })
    expect([foreignScripts(), trackedPage().dataLayer, trackedPage().fbq]).toEqual([[], undefined, undefined])
  })

  it.each([
    '/nouveau-mot-de-passe',
    '/participants/un-lien-prive',
    '/my-account',
    '/my-expeditions/47',
    '/reservations/1/2',
  ])('load nothing on %s, whatever the visitor agrees to', (pathname) => {
    place.pathname = pathname
    render(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    agree({ audience: true, advertising: true })
    expect([foreignScripts(), trackedPage().dataLayer, trackedPage().fbq]).toEqual([[], undefined, undefined])
  })

  it('load nothing on a public page of a document that a private one opened', () => {
    place.pathname = '/my-account'
    const { rerender } = render(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    agree({ audience: true, advertising: true })
    place.pathname = '/avis'
    rerender(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    expect([foreignScripts(), trackedPage().dataLayer, trackedPage().fbq]).toEqual([[], undefined, undefined])
  })

  it('load nothing from a document of what does not exist, nor on the pages it leads to', () => {
    place.pathname = '/expeditions/un-voyage-inconnu'
    const pageWith = (attributes: object) => (
      <>
        <main {...attributes} />
        <Trackers tagManagerId="GTM-1" pixelId="42" />
      </>
    )
    const { rerender } = render(pageWith(UNMEASURED))
    agree({ audience: true, advertising: true })
    place.pathname = '/expeditions'
    rerender(pageWith({ 'data-unmeasured': undefined }))
    expect([foreignScripts(), trackedPage().dataLayer, trackedPage().fbq]).toEqual([[], undefined, undefined])
  })

  it('load what was agreed to, once, and hear what happens from then on', () => {
    render(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    agree({ audience: true, advertising: false })
    agree({ audience: true, advertising: true })
    expect(foreignScripts()).toEqual(['www.googletagmanager.com', 'connect.facebook.net'])
    trackSignUp()
    trackAddToCart({ departure: 7, quantity: 2, price: 500 })
    expect(trackedPage().dataLayer?.slice(1)).toEqual([
      { event: 'form_submit', label: 'sign_up', method: 'Email' },
      { event: 'add_to_cart', departure: 7, quantity: 2, price: 500, value: 1000, currency: 'EUR' },
    ])
    expect(trackedPage().fbq?.queue).toEqual([
      ['consent', 'grant'],
      ['init', '42'],
      ['track', 'PageView'],
      ['trackCustom', 'Registration', { method: 'Email' }],
      ['track', 'AddToCart', { content_ids: [7], value: 1000, currency: 'EUR' }],
    ])
  })

  it.each(['Email', 'Google', 'Facebook'])('are told of a sign-up by %s that they find as they start', (method) => {
    saveConsent({ audience: true, advertising: true })
    writeCookie({ name: COOKIES.signUp, value: method, seconds: 60 })
    render(<Trackers tagManagerId="GTM-1" pixelId="42" />)
    expect(trackedPage().dataLayer?.at(-1)).toEqual({ event: 'form_submit', label: 'sign_up', method })
    expect(trackedPage().fbq?.queue.at(-1)).toEqual(['trackCustom', 'Registration', { method }])
    expect(readCookie(COOKIES.signUp)).toBeNull()
  })

  it('are told of a sign-up once the visitor agrees, and leave it where they are not', () => {
    place.pathname = '/my-account'
    const { unmount } = render(<Trackers tagManagerId="GTM-1" />)
    trackSignUp()
    agree({ audience: true, advertising: false })
    expect(readCookie(COOKIES.signUp)).toBe('Email')
    unmount()
    place.pathname = '/'
    render(<Trackers tagManagerId="GTM-1" />)
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
    agree({ audience: true, advertising: false })
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
