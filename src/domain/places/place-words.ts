import { withoutAccents } from '@/domain/text/without-accents'

/** What somebody typed to find their town, as its keys are folded: any of `prefixes` begins one; the rest narrows it down. */
export type PlaceWords = { prefixes: string[]; postcode: string | null; department: string | null }

/** Longer than the name of any town: what follows cannot make the answer better. */
const MOST_LETTERS = 80
const SHORTENED: Record<string, string> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' }
/** Towns whose districts are numbered, up to 20: « Paris 11 » says no department. */
const NUMBERED = /^(paris|lyon|marseille)$/
const ARTICLE = /^(le|la|les|l)$/

/** The letters and figures of a name, on which its spelling does not bear: « St-Étienne » and « saint etienne » are the same. */
export const placeKey = (name: string): string => wordsOf(name).map(spellOut).join('')

/** The same without the article in front, by which people leave it out (« Havre »); null without one. */
export const keyWithoutArticle = (name: string): string | null => {
  const [first = '', ...others] = wordsOf(name)
  return ARTICLE.test(first) && others.length > 0 ? others.map(spellOut).join('') : null
}

/**
 * How what was typed is looked up: a name or a postcode, unfinished perhaps, and beside a name the postcode or department that tells it
 * from its namesakes (« Valence 26 », « Ploufragan (22) »). Null where nothing can be looked up.
 */
export const readPlaceWords = (typed: string): PlaceWords | null => {
  const words = wordsOf(typed.slice(0, MOST_LETTERS))
  const postcode = words.length > 1 ? (words.find((word) => /^\d{5}$/.test(word)) ?? null) : null
  const rest = words.filter((word) => word !== postcode)
  const last = rest.at(-1) ?? ''
  const named = rest.slice(0, -1)
  const isDistrict = NUMBERED.test(named.join('')) && Number(last) <= 20
  const isDepartment = named.length > 0 && !isDistrict && /^(\d{2}|2[ab]|9[78]\d)$/.test(last)
  const name = isDepartment ? named : rest
  const spelled = name.map(spellOut).join('')
  if (spelled === '') return null
  // « St » is short for « Saint », or the beginning of « Strasbourg ».
  const end = name.at(-1) ?? ''
  const unfinished = end in SHORTENED ? [...name.slice(0, -1).map(spellOut), end].join('') : spelled
  return {
    prefixes: [...new Set([spelled, unfinished])],
    postcode,
    department: isDepartment ? last.toUpperCase() : null,
  }
}

const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

const spellOut = (word: string): string => SHORTENED[word] ?? word.replace(/^(\d+)(?:er|e|eme|ieme)$/, '$1')
