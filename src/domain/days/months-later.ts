/** The calendar day so many months after another, both as `2027-06-14`: the same day, or the last of its month. */
export const monthsLater = ({ day: from, months }: { day: string; months: number }): string => {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 8)
  return `${first}${String(Math.min(day, last)).padStart(2, '0')}`
}
