import { withoutEndlessMarks } from '@/domain/text/without-accents'

const WORDS = [
  'anaphyla',
  'adrenaline',
  'epipen',
  'anapen',
  'jext',
  'auto-?injec',
  'choc allergique',
  'oedeme de quincke',
  'quincke',
  'allerg\\w* (?:tres )?(?:grave|severe|mortelle|vitale)',
  '(?:grave|severe|mortelle)s? allerg',
  'pronostic vital',
]
const SEVERE = new RegExp(WORDS.join('|'))
// Nothing further away denies it: « jamais sans adrénaline » is a warning. In doubt it is one.
const DENIED = /(?:\bpas d(?:e |['’])|\baucune? )$/

/**
 * Whether what a traveler wrote of diet and health speaks of an allergy that threatens life. It only chooses a colour: the words
 * themselves always show.
 */
export const isSevereAllergy = (diet: string | null): boolean => {
  if (diet === null) return false
  const text = withoutEndlessMarks(diet)
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
  const found = SEVERE.exec(text)
  return found !== null && !DENIED.test(text.slice(0, found.index))
}
