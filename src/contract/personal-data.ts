import * as z from 'zod/mini'
import { PASSWORD_MAX_BYTES } from '@/domain/accounts/password'
import { defineRoute } from './define-route'
import { BodyId } from './whole-numbers'
import { UserData } from './user-data'
import { Day } from './export-fields'

const group = 'Accounts'

export const exportUserData = defineRoute({
  method: 'get',
  path: '/v1/user/export',
  group,
  auth: 'user',
  summary: 'Download one’s data',
  description: 'All that the agency holds about the user, as one JSON document.',
  response: UserData,
})

export const previewDeletion = defineRoute({
  method: 'get',
  path: '/v1/user/deletion',
  group,
  auth: 'user',
  summary: 'What deleting the account cancels',
  description: 'What deleting the account today cancels, with the fee and the refund of each reservation, in euros.',
  response: z.object({
    reservations: z.array(
      z.object({
        reservation_id: z.int(),
        name: z.string(),
        departure_date: Day,
        fee: z.number(),
        refund: z.number(),
      }),
    ),
    fee: z.number(),
    refund: z.number(),
  }),
})

export const deleteUser = defineRoute({
  method: 'post',
  path: '/v1/user/deletion',
  group,
  auth: 'user',
  summary: 'Delete the account',
  description:
    'Deletes the account and cancels the reservations to come; what the law makes us keep of the others stays. Asks the password, or the address. `cancels` and `fee` are what was shown: anything else today is 409.',
  body: z.strictObject({
    confirmation: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_BYTES)),
    cancels: z._default(z.array(BodyId).check(z.maxLength(1000)), []),
    fee: z
      ._default(z.number().check(z.gte(0)), 0)
      .check(z.describe('What canceling these trips was shown to cost, in euros: 409 when it is another sum by now.')),
  }),
  conflicts: ['cancels'],
  response: z.object({ ok: z.literal(true) }),
})
