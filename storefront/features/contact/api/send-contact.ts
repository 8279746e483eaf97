import type { openContactForm, sendContactMessage } from '@/contract/contact-messages'
import { CONTACT_FORM, CONTACT_MESSAGE, EXPEDITION } from '@/contract/page-addresses'
import type { InputOf } from '@/contract/define-route'
import type { getExpedition } from '@/contract/expeditions'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

export type ContactMessage = InputOf<(typeof sendContactMessage)['body']>

/** The mark of a form that is being filled in. */
export const askFormMark = async (): Promise<string> => (await callApi<typeof openContactForm>(CONTACT_FORM, {})).form

/** Writes to the agency; it knows who writes when they are signed in. Answers the number of the message. */
export const sendContact = async (message: ContactMessage): Promise<number> =>
  (await callApi<typeof sendContactMessage>(CONTACT_MESSAGE, { body: message, token: readSession().user?.token }))
    .number

/** The name of a trip, or null for one that nobody knows. */
export const loadTripName = (id: number): Promise<string | null> =>
  callApi<typeof getExpedition>(EXPEDITION, { params: { id: String(id) } }).then(
    ({ name }) => name,
    () => null,
  )
