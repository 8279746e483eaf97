import { randomBytes } from 'node:crypto'

/** A reference of the sandbox: what it names, and what nobody guesses. */
export const newId = (what: 'paiement' | 'remboursement' | 'evenement' | 'carte' | 'litige' | 'versement'): string =>
  `${what}_${randomBytes(12).toString('hex')}`
