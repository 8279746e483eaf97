/** Words as a search compares them: without case, accents or double spaces; an apostrophe is the straight one. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ').trim()
