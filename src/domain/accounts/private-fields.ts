/** What the guide and the agency alone read once an invited traveler has given it by a private link. */
export const PRIVATE_FIELDS = ['emergency_name', 'emergency_phone', 'diet'] as const

export type PrivateField = (typeof PRIVATE_FIELDS)[number]

type PrivateValues = Record<PrivateField, string | null>
type Given = { given_privately?: readonly PrivateField[] | undefined }

/** A traveler without what was given privately; `given_privately` names the fields that are hidden, and is absent when none is. */
export const hidePrivateFields = <T extends PrivateValues & Given>({
  given_privately: given = [],
  ...participant
}: T): Omit<T, 'given_privately'> & { given_privately?: PrivateField[] } => {
  const hidden = given.filter((field) => participant[field] !== null)
  if (hidden.length === 0) return participant
  return { ...participant, ...Object.fromEntries(hidden.map((field) => [field, null])), given_privately: hidden }
}

/** The changes of a form that does not show what was given privately: left empty, such a field keeps its value. */
export const keepPrivateFields = <T extends Partial<PrivateValues>>(
  changes: T,
  { given_privately: given = [] }: Given,
): T => {
  const isKept = (field: string) => given.some((one) => one === field && !changes[one]?.trim())
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !isKept(field))) as T
}

/** The private fields after an invited traveler has saved: those of before, and those that the traveler has changed. */
export const givenByTraveler = ({ known, saved }: { known: PrivateValues & Given; saved: PrivateValues }) =>
  PRIVATE_FIELDS.filter((field) => known.given_privately?.includes(field) || saved[field] !== known[field])

/** The private fields after whoever booked has saved: what they have typed anew is theirs to read. */
export const givenDespiteHost = ({ known, changes }: { known: Given; changes: Partial<PrivateValues> }) =>
  (known.given_privately ?? []).filter((field) => changes[field] === undefined)
