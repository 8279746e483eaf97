const DAY_MS = 86_400_000

/** The calendar day so many days after another, both as `2027-06-14`; `days` may be negative. */
export const addDays = (day: string, days: number): string => {
  const moved = new Date(`${day.slice(0, 10)}T12:00:00.000Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Days from one calendar day to another; negative when `to` comes first. */
export const daysBetween = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS)

/** The Monday of the week of a calendar day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(noonOf(day)).getUTCDay() + 6) % 7))

/** The instant that a calendar day is kept as, so that it is the same day everywhere: `2027-06-14T12:00:00.000Z`. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`
