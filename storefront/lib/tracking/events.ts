import type { MeasuredEvent, MeasuredEvents } from '@/domain/audience/measured-events'
import { COOKIES, takeCookie, writeCookie } from '@/storefront/lib/storage/browser-storage'

/** What is told, or a command of the tag manager. */
type Told = Record<string, unknown> | IArguments

export type Pixel = ((...told: unknown[]) => void) & {
  queue: unknown[][]
  push?: Pixel
  loaded: boolean
  version: string
  callMethod?: (...told: unknown[]) => void
}

type TrackedPage = Window & { dataLayer?: Told[]; fbq?: Pixel }

/** The page and what measures it: each is there once loaded, by the operator's setting and with the visitor's consent. */
export const trackedPage = (): TrackedPage => window

/** Tells the tag manager, if there is one. */
export const tell = <Name extends MeasuredEvent>(event: Name, told: MeasuredEvents[Name]): void =>
  void trackedPage().dataLayer?.push({ event, ...told })

/** As long as the server keeps the sign-ups by a provider. */
const SIGN_UP_SECONDS = 600

/** Tells that an account was created by an address: at once, or when something measures. */
export const trackSignUp = (): void => {
  writeCookie({ name: COOKIES.signUp, value: 'Email', seconds: SIGN_UP_SECONDS })
  tellSignUp()
}

/** Tells the sign-up that its cookie keeps, « Email », « Google » or « Facebook », once something measures. */
export const tellSignUp = (): void => {
  const { dataLayer, fbq } = trackedPage()
  if (!dataLayer && !fbq) return
  const method = takeCookie(COOKIES.signUp)
  if (method === null) return
  tell('form_submit', { label: 'sign_up', method })
  fbq?.('trackCustom', 'Registration', { method })
}

/** Tells that an expedition became a favourite; `price` in euros. */
export const trackWishlist = ({ id, name, price }: { id: number; name: string; price: number }): void => {
  tell('add_to_wishlist', { value: price, currency: 'EUR', items: [{ item_id: id, item_name: name, price }] })
  trackedPage().fbq?.('track', 'AddToWishlist', {
    content_ids: [id],
    content_name: name,
    value: price,
    currency: 'EUR',
  })
}

/** Tells that the newsletter's form was sent. */
export const trackNewsletter = (): void => tell('form_submit', { label: 'newsletter' })

/** Tells that the catalogue was filtered, by its family switch or by anything else. */
export const trackFilter = (label: 'filter_famille' | 'filtered_view'): void =>
  tell('filtered_view', { label, page: 'page_catalogue' })
