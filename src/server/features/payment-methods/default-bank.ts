/** Where customers pay until someone saves the site's settings. */
export const DEFAULT_BANK = {
  holder: 'Lagopède SAS',
  iban: 'FR76 3000 4000 0312 3456 7890 143',
  bic: 'BNPAFRPPXXX',
} as const
