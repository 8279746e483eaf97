/** Who takes a place, as it is typed. */
export type TypedTransferee = {
  first_name: string
  last_name: string
  /** `1990-02-28`, or what was typed until it is such a day. */
  birth_date: string | null
  email: string
  phone: string
  level: number | null
}

export const EMPTY_TRANSFEREE: TypedTransferee = {
  first_name: '',
  last_name: '',
  birth_date: null,
  email: '',
  phone: '',
  level: null,
}
