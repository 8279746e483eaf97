import crypto from 'node:crypto'

const ROUNDS = 1000
const { pbkdf2 } = crypto

/**
 * Payload hashes each password in 600,000 rounds: half a second of a processor, twice for each account that signs in, thousands
 * of times a run. Here it hashes and checks in few; everything else about a password stays as it is.
 */
crypto.pbkdf2 = (password, salt, iterations, length, digest, done) =>
  pbkdf2(password, salt, Math.min(iterations, ROUNDS), length, digest, done)
