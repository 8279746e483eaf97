import { describe, expect, it } from 'vitest'
import { mailboxOf } from './mailbox-of'
import { SAME_MAILBOXES } from './mailbox-of.fixture'

describe('mailboxOf', () => {
  it.each(SAME_MAILBOXES)('reads %s as %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  it('reads a mailbox as itself', () => {
    for (const [, mailbox] of SAME_MAILBOXES) expect(mailboxOf(mailbox)).toBe(mailbox)
  })
})
