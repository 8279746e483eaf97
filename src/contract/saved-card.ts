import * as z from 'zod/mini'
import { ReservationParams } from './address-parameters'
import { defineRoute } from './define-route'

const group = 'Payments'

const SavedCard = z
  .object({
    name: z.string().check(z.describe('« Visa •••• 4242 »: no more of it is known.')),
    state: z.enum(['kept', 'charging', 'refused']),
    amount: z.number().check(z.describe('The sum left to pay, in euros.')),
    charge_on: z.nullable(z.iso.date()).check(z.describe('The day it is charged, in Europe/Paris.')),
    terms: z.array(z.string()).check(z.describe('What its holder agreed to, line by line.')),
  })
  .register(z.globalRegistry, {
    id: 'SavedCard',
    description:
      'kept: it will be charged; charging: it is being charged; refused: its bank said no, or asks for its holder.',
  })

const response = z.object({ card: z.nullable(SavedCard) })

export const getSavedCard = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/saved-card',
  group,
  auth: 'user',
  summary: 'The card kept for a balance',
  description: "The card saved for the balance of the customer's reservation; null without one.",
  params: ReservationParams,
  response,
})

export const withdrawSavedCard = defineRoute({
  method: 'delete',
  path: '/v1/reservations/:id/saved-card',
  group,
  auth: 'user',
  summary: 'Have a kept card forgotten',
  description:
    "Takes back one's agreement: the card is charged no more, and its provider forgets it. 409 while it is being charged.",
  params: ReservationParams,
  conflicts: ['charging'],
  response,
})
