export const DEFAULT_REFERRAL = 'Organic'

/** Characters that are kept of an acquisition source. */
export const REFERRAL_LENGTH = 200

/** An acquisition source, however long the campaign's name. */
export const cutReferral = (source: string): string =>
  // What is cut in the middle of a character leaves half of it.
  source.slice(0, REFERRAL_LENGTH).replace(/\p{Surrogate}/gu, '')

/** The acquisition source that the `utm_source` cookie keeps: set once, never replaced. */
export const referralOf = (parameters: URLSearchParams): string => cutReferral(sourceOf(parameters))

const sourceOf = (parameters: URLSearchParams): string => {
  const source = parameters.get('utm_source')?.trim() ?? ''
  const medium = parameters.get('utm_medium')?.trim() ?? ''
  if (source === 'referral' && medium === 'organic') return 'Referral'
  if (source === 'influence') return parameters.get('utm_campaign')?.trim() || DEFAULT_REFERRAL
  if (medium === 'cpc') return source || DEFAULT_REFERRAL
  return DEFAULT_REFERRAL
}
