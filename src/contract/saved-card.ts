import * as z from 'zod/mini'
import { defineRoute } from './define-route'
import { PathId } from './whole-numbers'

const group = 'Paiement'
const params = z.object({ id: PathId })

/** kept: it will be charged; charging: it is being charged; refused: its bank said no, or asks for its holder. */
const SavedCard = z
  .object({
    /** « Visa •••• 4242 »: no more of it is known. */
    name: z.string(),
    state: z.enum(['kept', 'charging', 'refused']),
    /** What is left to pay, in euros. */
    amount: z.number(),
    /** The day it is charged, in Europe/Paris. */
    charge_on: z.nullable(z.iso.date()),
    /** What its holder agreed to, line by line. */
    terms: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'SavedCard' })

const response = z.object({ card: z.nullable(SavedCard) })

/** The card that is kept for the balance of one's own reservation; null without one. */
export const getSavedCard = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/saved-card',
  group,
  auth: 'user',
  summary: 'The card kept for a balance',
  params,
  response,
})

/** Takes back one's agreement: the card is charged no more, and its provider forgets it. 409 while it is being charged. */
export const withdrawSavedCard = defineRoute({
  method: 'delete',
  path: '/v1/reservations/:id/saved-card',
  group,
  auth: 'user',
  summary: 'Have a kept card forgotten',
  params,
  response,
})
