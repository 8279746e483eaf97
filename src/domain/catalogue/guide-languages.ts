/** The languages that a guide may be said to speak, as the site names them. */
export const GUIDE_LANGUAGES = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'Anglais' },
  { value: 'it', label: 'Italien' },
  { value: 'de', label: 'Allemand' },
  { value: 'es', label: 'Espagnol' },
  { value: 'pt', label: 'Portugais' },
  { value: 'nl', label: 'Néerlandais' },
  { value: 'no', label: 'Norvégien' },
  { value: 'sv', label: 'Suédois' },
  { value: 'fi', label: 'Finnois' },
  { value: 'sl', label: 'Slovène' },
  { value: 'el', label: 'Grec' },
  { value: 'ar', label: 'Arabe' },
  { value: 'br', label: 'Breton' },
  { value: 'eu', label: 'Basque' },
  { value: 'co', label: 'Corse' },
  { value: 'oc', label: 'Occitan' },
  { value: 'gd', label: 'Gaélique' },
  { value: 'fsl', label: 'Langue des signes française' },
] as const

/** The name of a language; nothing for one that the site does not know. */
export const languageName = (language: string): string | undefined =>
  GUIDE_LANGUAGES.find(({ value }) => value === language)?.label

/** Languages in a line, as « Français, anglais »; empty without any. */
export const sayLanguages = (languages: readonly string[]): string =>
  languages
    .flatMap((language) => languageName(language) ?? [])
    .map((name, rank) => (rank === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(', ')
