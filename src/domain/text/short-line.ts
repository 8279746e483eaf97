import { cleanLine } from './plain-text'
import { mostUnits } from './text-length'

/** The first `max` units of a text on a single line, of which no more is read than that takes. */
export const shortLine = ({ text, max }: { text: string; max: number }): string =>
  cleanLine(text.slice(0, mostUnits(max))).slice(0, max)
