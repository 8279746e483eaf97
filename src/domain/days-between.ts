const DAY_MS = 86_400_000

/** Days from one calendar day to another; negative when `to` comes first. */
export const daysBetween = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS)
