export const DEFAULT_REFERRAL = 'Organic'

/** The acquisition source that the `utm_source` cookie keeps: set once, never replaced. */
export const referralOf = (parameters: URLSearchParams): string => {
  const source = parameters.get('utm_source')?.trim() ?? ''
  const medium = parameters.get('utm_medium')?.trim() ?? ''
  if (source === 'referral' && medium === 'organic') return 'Referral'
  if (source === 'influence') return parameters.get('utm_campaign')?.trim() || DEFAULT_REFERRAL
  if (medium === 'cpc') return source || DEFAULT_REFERRAL
  return DEFAULT_REFERRAL
}
