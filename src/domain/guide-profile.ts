/** How long each text of a guide's page may be, and how many lines its lists have. */
export const GUIDE_LENGTHS = {
  jobTitle: 160,
  biography: 1000,
  caption: 160,
  fact: 300,
  facts: 6,
  diploma: 160,
  diplomas: 10,
  word: 1000,
} as const

/** The years that a diploma may have been given in. */
export const DIPLOMA_YEARS = { min: 1950, max: 2100 } as const
