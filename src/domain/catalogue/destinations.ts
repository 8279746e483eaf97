/** The groups of the destination filter (spec §3). */
export const DESTINATION_GROUPS = ['all', 'france', 'outside-france', 'lapland'] as const

export type DestinationGroup = (typeof DESTINATION_GROUPS)[number]

export const DESTINATION_GROUP_TITLES: Record<DestinationGroup, string> = {
  all: 'Toutes les destinations',
  france: 'France',
  'outside-france': 'Hors de France',
  lapland: 'Laponie',
}

export const LAPLAND_COUNTRIES = ['Norvège', 'Suède', 'Finlande']

/** Whether a country, by its French name, belongs to a destination group. */
export const isInDestinationGroup = (country: string, group: DestinationGroup): boolean => {
  switch (group) {
    case 'all':
      return true
    case 'france':
      return country === 'France'
    case 'outside-france':
      return country !== 'France'
    case 'lapland':
      return LAPLAND_COUNTRIES.includes(country)
  }
}

/** The address of a country's flag, from its code (`FR`, or `GB-SCT` for the flags of the British nations). */
export const flagUrl = (countryCode: string): string => `/flags/${countryCode.toLowerCase()}.svg`
