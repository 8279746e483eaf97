import { INVALID_PHONE, parsePhone } from './phone'

/** Somebody to call, or who may come: the phone as it was typed, in E.164 once checked. */
export type CalledPerson = { name: string; phone: string }

/** Who answers for children who travel without their parents, and is no traveler. */
export type Guardian = {
  first_name: string
  last_name: string
  phone: string
  /** Whom to call when the guardian does not answer. */
  contacts: CalledPerson[]
  /** Who may pick the children up, beside the guardian. */
  pick_ups: CalledPerson[]
}

/** How many people are to be named whom to call in an emergency. */
export const GUARDIAN_CONTACTS = 2
/** How many people may be named, beside the guardian, to pick the children up. */
export const MOST_PICK_UPS = 4

/** Said where the same phone stands twice among those who are called in an emergency. */
export const SAME_PHONE = 'Ce numéro est déjà donné\u00a0: il en faut un autre, pour le jour où personne n’y répond.'

type Checked = { guardian: Guardian; errors: Record<string, string> }

/** What was typed of a guardian, with phones in E.164; `errors` says by field, as `contacts.1.phone`, what can't be. */
export const checkGuardian = (draft: Guardian): Checked => {
  const errors: Record<string, string> = {}
  const phoneOf = ({ field, phone }: { field: string; phone: string }): string => {
    const number = parsePhone(phone)
    if (number === null) errors[field] = INVALID_PHONE
    return number ?? phone
  }
  const peopleOf = ({ field, people }: { field: 'contacts' | 'pick_ups'; people: CalledPerson[] }) =>
    people.map(({ name, phone }, index) => ({
      name,
      phone: phoneOf({ field: `${field}.${String(index)}.phone`, phone }),
    }))
  const guardian = {
    ...draft,
    phone: phoneOf({ field: 'phone', phone: draft.phone }),
    contacts: peopleOf({ field: 'contacts', people: draft.contacts }),
    pick_ups: peopleOf({ field: 'pick_ups', people: draft.pick_ups }),
  }
  const called = [guardian.phone]
  for (const [index, { phone }] of guardian.contacts.entries()) {
    const field = `contacts.${String(index)}.phone`
    if (called.includes(phone)) errors[field] ??= SAME_PHONE
    called.push(phone)
  }
  return { guardian, errors }
}
