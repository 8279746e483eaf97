const COUNTS = ['', 'une chose', 'deux choses', 'trois choses', 'quatre choses', 'cinq choses']

/** « Encore deux choses », or that all is ready. */
export const checklistTitle = (left: number): string =>
  left === 0 ? 'Tout est prêt' : `Encore ${COUNTS[left] ?? `${String(left)} choses`}`
