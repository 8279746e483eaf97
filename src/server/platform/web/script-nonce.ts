import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'

/** Where a build records its nonce, in the folder that Next writes. */
const FILE = 'script-nonce'

/** A nonce that nobody guesses: 32 letters of base64url. */
export const makeNonce = (): string => randomBytes(24).toString('base64url')

export const saveScriptNonce = ({ folder, nonce }: { folder: string; nonce: string }): void =>
  writeFileSync(path.join(folder, FILE), nonce, { mode: 0o600 })

/**
 * The nonce that Next writes into each of its scripts. All processes of a build share it: Next keeps a renewed page on
 * disk, where another process finds it. No answer holds it (see `withoutNonce`).
 */
export const readScriptNonce = (folder: string): string => readFileSync(path.join(folder, FILE), 'utf8')

/** Has Next write the nonce into each script of the page that it makes, whatever the client asks for. */
export const giveNonce = ({ req, nonce }: { req: IncomingMessage; nonce: string }): void => {
  delete req.headers['content-security-policy-report-only']
  req.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
}

/** The same text without the nonce, which no visitor may learn. */
export const withoutNonce = ({ text, nonce }: { text: string; nonce: string }): string =>
  text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
