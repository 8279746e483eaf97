/** Icons a family of activities may wear, with the French name editors choose them by. */
export const CATEGORY_ICONS = {
  footprints: 'Empreintes',
  bike: 'Vélo',
  leaf: 'Feuille',
  flower: 'Fleur',
  waves: 'Vagues',
  pickaxe: 'Piolet',
  snowflake: 'Flocon',
  sailboat: 'Voilier',
  paw: 'Patte',
  trees: 'Arbres',
  mountain: 'Montagne',
  tent: 'Tente',
} as const

export type CategoryIcon = keyof typeof CATEGORY_ICONS
