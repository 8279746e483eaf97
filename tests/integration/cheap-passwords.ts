import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const ROUNDS = 1000
const { pbkdf2 } = crypto

/** The rounds that each hashing of this process asked for, in order. */
export const askedRounds: number[] = []

/**
 * Payload hashes each password in 600,000 rounds: half a second of a processor, twice for each account that signs in, thousands
 * of times a run. Here it hashes and checks in few, noting what was asked; everything else about a password stays as it is.
 */
crypto.pbkdf2 = (password, salt, iterations, length, digest, done) => {
  askedRounds.push(iterations)
  pbkdf2(password, salt, Math.min(iterations, ROUNDS), length, digest, done)
}
// Also for who imports the function by its name.
syncBuiltinESMExports()
