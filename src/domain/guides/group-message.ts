/** The longest subject and text of a message to a group, in characters. */
export const GROUP_SUBJECT_MAX_LENGTH = 120
export const GROUP_BODY_MAX_LENGTH = 3000

/** How travelers are split by whether a mail reaches them; who shares an address is reached once, by the first of them. */
export const groupRecipients = <Traveler extends { email: string | null }>(
  travelers: readonly Traveler[],
): { reached: Traveler[]; unreached: Traveler[] } => {
  const first = new Map<string, Traveler>()
  for (const traveler of travelers) {
    const address = traveler.email?.trim().toLowerCase()
    if (address && !first.has(address)) first.set(address, traveler)
  }
  return { reached: [...first.values()], unreached: travelers.filter(({ email }) => !email?.trim()) }
}
