import { withoutAccents } from './without-accents'

/** Words as a search compares them: without case, accents or double spaces; an apostrophe is the straight one. */
export const foldText = (text: string): string =>
  withoutAccents(text).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ').trim()
