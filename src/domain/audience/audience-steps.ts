import type { PageTemplate } from './counted-page'

/** The way from a visit to an order, in its order: a visitor is counted once a day at each step. */
export const AUDIENCE_STEPS = ['site', 'catalogue', 'product', 'booking'] as const

export type AudienceStep = (typeof AUDIENCE_STEPS)[number]

export const AUDIENCE_STEP_LABELS: Record<AudienceStep, string> = {
  site: 'Une page du site',
  catalogue: 'Le catalogue ou une aventure',
  product: 'Une aventure',
  booking: 'La réservation',
}

/** The steps at which a view counts its visitor: who sees an adventure is among those of the catalogue. */
export const stepsOf = (template: PageTemplate): AudienceStep[] => {
  if (template === 'catalogue') return ['site', 'catalogue']
  if (template === 'product') return ['site', 'catalogue', 'product']
  return template === 'booking' ? ['site', 'booking'] : ['site']
}
