/** What browsers measure of a page, with the value from which Google says « good »; layout shifts in thousandths, the others in milliseconds. */
export const WEB_VITALS = {
  lcp: { label: 'Contenu principal affiché (LCP)', good: 2500, most: 120_000 },
  inp: { label: 'Réponse à un geste (INP)', good: 200, most: 120_000 },
  cls: { label: 'Décalages de la page (CLS)', good: 100, most: 10_000 },
  ttfb: { label: 'Première réponse du serveur (TTFB)', good: 800, most: 120_000 },
} as const

export type WebVital = keyof typeof WEB_VITALS

export const WEB_VITAL_NAMES = Object.keys(WEB_VITALS) as WebVital[]

/** A measure as it is kept: two digits are enough for a quartile, and single out nobody. */
export const keptVital = (value: number): number => Number(Math.round(value).toPrecision(2))

/** A kept measure, for people: `1,2 s`, `180 ms`, `0,05`. */
export const formatVital = ({ vital, value }: { vital: WebVital; value: number }): string => {
  if (vital === 'cls') return (value / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 3 })
  if (value < 1000) return `${String(value)}\u00a0ms`
  return `${(value / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0s`
}
