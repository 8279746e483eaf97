/** Writes kilometres the French way, to the nearest hectometre: `96,4 km`, `1 204 km`. */
export const formatKm = (km: number): string =>
  `${km.toLocaleString('fr-FR', { maximumFractionDigits: 1 }).replaceAll('\u202f', '\u00a0')}\u00a0km`
