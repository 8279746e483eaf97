import { frenchSpaces } from './french-spaces'

/** What somebody filled in, on one line: spaces that may break are collapsed, those that may not are kept and added. */
export const oneLine = (text: string): string => frenchSpaces(text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim())
