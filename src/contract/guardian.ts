import * as z from 'zod/mini'
import { GUARDIAN_CONTACTS, MOST_PICK_UPS } from '@/domain/travelers/guardian'
import { definePanelRoute } from './define-route'
import { lineText, nameText } from './free-text'
import { PathId } from './whole-numbers'

const Person = z.strictObject({ name: nameText({ max: 120 }), phone: lineText({ max: 20 }) })

export const Guardian = z
  .strictObject({
    first_name: nameText(),
    last_name: nameText(),
    phone: lineText({ max: 20 }),
    contacts: z.array(Person).check(z.length(GUARDIAN_CONTACTS)),
    pick_ups: z.array(Person).check(z.maxLength(MOST_PICK_UPS)),
  })
  .register(z.globalRegistry, {
    id: 'Guardian',
    description:
      'Who answers for children who travel without their parents, whom else to call, and who else may pick them up.',
  })
export type Guardian = z.infer<typeof Guardian>

/** The same where it is read, with the day on which the signed authorisation came back; null until then. */
const ReceivedGuardian = z.extend(Guardian, { authorisation_received_on: z.optional(z.nullable(z.iso.date())) })

/** Absent but on a trip without the parents, null until it is told. */
export const KnownGuardian = z.optional(z.nullable(ReceivedGuardian))
export type KnownGuardian = z.infer<typeof KnownGuardian>

/** Who answers for the children of a reservation; each reading is recorded. Null until it is told, and on any other trip. */
export const getGuardianForDesk = definePanelRoute({
  method: 'get',
  path: '/reservations/:id/guardian',
  auth: 'staff',
  params: z.object({ id: PathId }),
  response: z.object({ guardian: z.nullable(ReceivedGuardian) }),
})

/**
 * Writes down the day on which the signed authorisation came back, null to take it back; 409 without a guardian, 422 for a day to
 * come.
 */
export const receiveAuthorisation = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/authorisation',
  auth: 'staff',
  params: z.object({ id: PathId }),
  body: z.strictObject({ received_on: z.nullable(z.iso.date()) }),
  response: z.object({ id: z.int() }),
})
