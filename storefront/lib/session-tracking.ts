type DataLayer = Array<Record<string, unknown>>

/** Tells the tag manager, when the site has one, that an account was created. */
export const trackSignUp = (method: string): void => {
  const page = window as Window & { dataLayer?: DataLayer }
  page.dataLayer ??= []
  page.dataLayer.push({ event: 'sign_up', method })
}
