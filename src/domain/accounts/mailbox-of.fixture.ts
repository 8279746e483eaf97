/** Addresses and their mailbox, held against the rule and against the function of the database. */
export const SAME_MAILBOXES: ReadonlyArray<[email: string, mailbox: string]> = [
  ['camille@lagopede.test', 'camille@lagopede.test'],
  [' Camille@Lagopede.TEST ', 'camille@lagopede.test'],
  ['camille+1@lagopede.test', 'camille@lagopede.test'],
  ['camille+1+2@lagopede.test', 'camille@lagopede.test'],
  ['c.a.mille@lagopede.test', 'c.a.mille@lagopede.test'],
  ['c.a.mille@gmail.com', 'camille@gmail.com'],
  ['C.Amille+montagne.74@GoogleMail.com', 'camille@gmail.com'],
  ['C.Amille+1@Proton.me', 'camille@proton.me'],
  ['c.amille@pm.me', 'camille@pm.me'],
  ['camille@gmail.com.lagopede.test', 'camille@gmail.com.lagopede.test'],
  ['c.amille@mail.google.com', 'c.amille@mail.google.com'],
  ['+1@lagopede.test', '+1@lagopede.test'],
  ['camille@', 'camille@'],
]
