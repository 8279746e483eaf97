/** The minutes of the ride that a note tells, `TGV vers Grenoble, 3 h 05`; null where it tells none, or goes on after them. */
export const rideMinutes = (note: string): number | null => {
  const told = /,\s(?:(\d{1,2})\sh(?:\s(\d{2}))?|(\d{1,3})\smin)(?=,|\s|$)(.*)/u.exec(note)
  if (!told) return null
  const [, hours, rest, alone, after = ''] = told
  if (/\bpuis\b/u.test(after)) return null
  return alone === undefined ? Number(hours) * 60 + Number(rest ?? 0) : Number(alone)
}
