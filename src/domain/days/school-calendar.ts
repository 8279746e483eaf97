/** The zones in which schools close at the same time. */
export const SCHOOL_ZONES = ['A', 'B', 'C'] as const
export type SchoolZone = (typeof SCHOOL_ZONES)[number]

/** Days without classes in some zones, until the day before that of return. */
type SchoolHoliday = { name: string; zones: readonly SchoolZone[]; from: string; return: string }

/** A school year, until the day before the next one, with the order that fixes it. */
type SchoolYear = { name: string; from: string; return: string; order: string; holidays: readonly SchoolHoliday[] }

const ALL = SCHOOL_ZONES

/**
 * The school calendar of mainland France, as the ministry's orders fix it (Code de l'éducation, L521-1): holidays begin once the
 * classes of their first day are over, and end in the morning of the day of return. A year is added when its order is published;
 * one that an order has changed is corrected here. Corsica and overseas have calendars of their own.
 */
export const SCHOOL_YEARS: readonly SchoolYear[] = [
  {
    name: '2025-2026',
    from: '2025-09-01',
    return: '2026-09-01',
    order: 'arrêté du 7 décembre 2022 fixant le calendrier scolaire des années 2023-2024, 2024-2025 et 2025-2026',
    holidays: [
      { name: 'Toussaint', zones: ALL, from: '2025-10-18', return: '2025-11-03' },
      { name: 'Noël', zones: ALL, from: '2025-12-20', return: '2026-01-05' },
      { name: 'Hiver', zones: ['A'], from: '2026-02-07', return: '2026-02-23' },
      { name: 'Hiver', zones: ['B'], from: '2026-02-14', return: '2026-03-02' },
      { name: 'Hiver', zones: ['C'], from: '2026-02-21', return: '2026-03-09' },
      { name: 'Printemps', zones: ['A'], from: '2026-04-04', return: '2026-04-20' },
      { name: 'Printemps', zones: ['B'], from: '2026-04-11', return: '2026-04-27' },
      { name: 'Printemps', zones: ['C'], from: '2026-04-18', return: '2026-05-04' },
      { name: 'Pont de l’Ascension', zones: ALL, from: '2026-05-14', return: '2026-05-18' },
      { name: 'Été', zones: ALL, from: '2026-07-04', return: '2026-09-01' },
    ],
  },
  {
    name: '2026-2027',
    from: '2026-09-01',
    // Its order says when the summer begins; classes never begin again before the first of September.
    return: '2027-09-01',
    order: 'arrêté du 22 octobre 2025 fixant le calendrier scolaire de l’année 2026-2027',
    holidays: [
      { name: 'Toussaint', zones: ALL, from: '2026-10-17', return: '2026-11-02' },
      { name: 'Noël', zones: ALL, from: '2026-12-19', return: '2027-01-04' },
      { name: 'Hiver', zones: ['C'], from: '2027-02-06', return: '2027-02-22' },
      { name: 'Hiver', zones: ['A'], from: '2027-02-13', return: '2027-03-01' },
      { name: 'Hiver', zones: ['B'], from: '2027-02-20', return: '2027-03-08' },
      { name: 'Printemps', zones: ['C'], from: '2027-04-03', return: '2027-04-19' },
      { name: 'Printemps', zones: ['A'], from: '2027-04-10', return: '2027-04-26' },
      { name: 'Printemps', zones: ['B'], from: '2027-04-17', return: '2027-05-03' },
      { name: 'Pont de l’Ascension', zones: ALL, from: '2027-05-06', return: '2027-05-10' },
      { name: 'Été', zones: ALL, from: '2027-07-03', return: '2027-09-01' },
    ],
  },
]
