/** What a trip may ask of a participant to lend the right gear. */
export const SIZE_KINDS = ['height_cm', 'weight_kg', 'shoe_eu', 'clothing', 'head_cm'] as const
export type SizeKind = (typeof SIZE_KINDS)[number]

export const SIZE_LABELS: Record<SizeKind, string> = {
  height_cm: 'Taille (cm)',
  weight_kg: 'Poids (kg)',
  shoe_eu: 'Pointure',
  clothing: 'Taille de vêtement',
  head_cm: 'Tour de tête (cm)',
}
