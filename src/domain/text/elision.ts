import { withoutAccents } from './without-accents'

/** « de » and what follows it, elided before a vowel sound: `d’Ève`, `de Hugo`, `d’Yves`, `de Yann`. An H is never elided. */
export const withDe = (name: string): string => (startsByVowel(name) ? `d’${name}` : `de ${name}`)

/** The same before a town, whose article is contracted: `du Mans`, `des Herbiers`, `de La Rochelle`, `d’Annecy`. */
export const ofTown = (name: string): string =>
  /^Les? /.test(name) ? name.replace(/^Le /, 'du ').replace(/^Les /, 'des ') : withDe(name)

/** « à » and a town, contracted with its article: `au Mans`, `aux Houches`, `à La Rochelle`, `à Annecy`. */
export const toTown = (name: string): string =>
  /^Les? /.test(name) ? name.replace(/^Le /, 'au ').replace(/^Les /, 'aux ') : `à ${name}`

// A Y is a vowel before a consonant alone: Yves, but Yann.
const VOWEL = /^(?:[aeiouœæ]|y[^aeiouyœæ\s])/i

const startsByVowel = (name: string): boolean => VOWEL.test(withoutAccents(name))
