import { oneLine } from '@/domain/text/one-line'

/** What a legal text may leave to the settings, by the words that stand for it. */
export const LEGAL_PLACEHOLDERS = {
  '{société}': 'company',
  '{siège}': 'office',
  '{immatriculation}': 'travel_register',
  '{garant}': 'guarantor',
  '{assureur}': 'insurer',
  '{médiateur}': 'mediator',
  '{e-mail}': 'email',
  '{téléphone}': 'phone',
} as const

export type LegalPlaceholderFacts = Partial<
  Record<(typeof LEGAL_PLACEHOLDERS)[keyof typeof LEGAL_PLACEHOLDERS], string | null>
>

const MISSING = 'non renseigné'

/** A text with the agency's facts in place of the words that stand for them; one that nobody filled in is said to be missing. */
export const fillLegalPlaceholders = ({ text, facts }: { text: string; facts: LegalPlaceholderFacts }): string =>
  Object.entries(LEGAL_PLACEHOLDERS).reduce(
    (filled, [words, fact]) => filled.replaceAll(words, () => oneLine(facts[fact] ?? '') || MISSING),
    text,
  )
