type DataLayer = Array<Record<string, unknown>>

/** Tells the tag manager, when the site has one, that an account was created. */
export const trackSignUp = (method: string): void => tell({ event: 'sign_up', method })

/** Tells it that places were taken; `price` in euros, for one. */
export const trackAddToCart = ({
  departure,
  quantity,
  price,
}: {
  departure: number
  quantity: number
  price: number
}): void => tell({ event: 'add_to_cart', departure, quantity, price, value: price * quantity, currency: 'EUR' })

const tell = (what: Record<string, unknown>): void => {
  const page = window as Window & { dataLayer?: DataLayer }
  page.dataLayer ??= []
  page.dataLayer.push(what)
}
