import type { SanitizedConfig } from 'payload'
import { houseType } from './house-type'
import { PANEL_FRENCH } from './panel-french'

type Words = { [name: string]: string | Words }

/**
 * Gives the panel its words: Payload's French in the house's typography, under the house's own. After the editors have
 * added theirs to the configuration, which would be said instead.
 */
export const speakFrench = (config: SanitizedConfig): SanitizedConfig => {
  const { supportedLanguages, translations } = config.i18n
  const { fr } = supportedLanguages
  if (!fr) throw new Error('The panel has no French.')
  config.i18n.supportedLanguages = { fr: { ...fr, translations: houseWords(fr.translations) } }
  config.i18n.translations = { fr: houseWords(translations.fr ?? fr.translations) }
  nameOwnFields(config)
  return config
}

/** Fields that Payload adds by itself, with an English label that no catalogue holds. */
const OWN_FIELDS = new Map([
  ['_order', 'Ordre'],
  ['mimeType', 'Format du fichier'],
  ['thumbnailURL', 'Adresse de la vignette'],
])

const nameOwnFields = ({ collections }: SanitizedConfig): void => {
  for (const field of collections.flatMap(({ fields }) => fields)) {
    const label = 'name' in field && OWN_FIELDS.get(field.name)
    if (label) Object.assign(field, { label })
  }
}

/** The same catalogue with the house's words, all in its typography. */
const houseWords = <Catalogue extends object>(catalogue: Catalogue): Catalogue =>
  typeset(laidOver(catalogue as Words, PANEL_FRENCH)) as Catalogue

const typeset = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? houseType(word) : typeset(word)]),
  )

const laidOver = (below: Words, above: Words): Words => {
  const merged = { ...below }
  for (const [name, over] of Object.entries(above)) {
    const under = below[name]
    merged[name] = typeof under === 'object' && typeof over === 'object' ? laidOver(under, over) : over
  }
  return merged
}
