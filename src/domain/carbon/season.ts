import { formatNumber } from '@/domain/text/price'

/** What was sold of the departures of one calendar month, as contracts keep it; grams are sums over travelers. */
export type CarbonMonth = {
  /** As `2027-06`, of the first day of the trips. */
  month: string
  /** All travelers, and those of whom the contract keeps a figure. */
  travelers: number
  counted: number
  /** Of those counted, who told no town: from Paris. */
  from_paris: number
  way_g: number
  stay_g: number
  low_g: number
  high_g: number
}

/** The same of a season, by traveler: null where no contract keeps a figure. */
export type CarbonSeason = {
  label: string
  /** First and last month, as `2026-11` and `2027-04`. */
  from: string
  to: string
  travelers: number
  counted: number
  from_paris: number
  average: { way_g: number; stay_g: number; low_g: number; high_g: number } | null
}

/** Winter is November to April, summer May to October; the last season first. */
export const carbonBySeason = (months: readonly CarbonMonth[]): CarbonSeason[] =>
  [...new Set(months.map(({ month }) => seasonOf(month)))]
    .toSorted((one, other) => other.localeCompare(one))
    .map((from) => {
      const within = months.filter(({ month }) => seasonOf(month) === from)
      const sum = (of: (month: CarbonMonth) => number): number => within.reduce((total, one) => total + of(one), 0)
      const counted = sum((one) => one.counted)
      const each = (of: (month: CarbonMonth) => number): number => Math.round(sum(of) / counted)
      return {
        ...spanOf(from),
        travelers: sum((one) => one.travelers),
        counted,
        from_paris: sum((one) => one.from_paris),
        average:
          counted === 0
            ? null
            : {
                way_g: each((one) => one.way_g),
                stay_g: each((one) => one.stay_g),
                low_g: each((one) => one.low_g),
                high_g: each((one) => one.high_g),
              },
      }
    })

/** The first month of the season that a month is in. */
const seasonOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  if (number >= 11) return `${String(year)}-11`
  return number >= 5 ? `${String(year)}-05` : `${String(year - 1)}-11`
}

const spanOf = (from: string): Pick<CarbonSeason, 'label' | 'from' | 'to'> => {
  const year = Number(from.slice(0, 4))
  return from.endsWith('-11')
    ? { label: `Hiver ${String(year)}-${String(year + 1)}`, from, to: `${String(year + 1)}-04` }
    : { label: `Été ${String(year)}`, from, to: `${String(year)}-10` }
}

/** What a season's average stands on: « 120 voyageurs sur 132, dont 40 comptés depuis Paris ». */
export const perimeterOf = ({ travelers, counted, from_paris }: CarbonSeason): string =>
  [
    `${formatNumber(counted)} voyageur${counted > 1 ? 's' : ''} sur ${formatNumber(travelers)}`,
    ...(from_paris > 0 ? [`dont ${formatNumber(from_paris)} depuis Paris, faute de ville`] : []),
  ].join(', ')
