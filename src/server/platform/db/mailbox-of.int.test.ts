import { expect, it } from 'vitest'
import { SAME_MAILBOXES } from '@/domain/accounts/mailbox-of.fixture'
import { queryOne } from './pool'

it.each(SAME_MAILBOXES)('reads the mailbox of %s in the database as in the rule', async (email, mailbox) => {
  expect(await queryOne('select mailbox_of($1) as mailbox', [email])).toEqual({ mailbox })
})
