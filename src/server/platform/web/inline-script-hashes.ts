import { createHash } from 'node:crypto'
import { withoutNonce } from './script-nonce'

/** The policy sources (`'sha256-…'`) of the inline scripts of a page that bear this nonce, each once, as they are sent without it. */
export function inlineScriptHashes({ html, nonce }: { html: string; nonce: string }): string[] {
  const hashes = new Set<string>()
  // An attribute of Next or React holds no « < » or « > »: what is between them belongs to one tag.
  for (const [, attributes = '', source = ''] of html.matchAll(scriptsOf(nonce))) {
    if (!/\bsrc=/.test(attributes)) hashes.add(hashScript(withoutNonce({ text: source, nonce })))
  }
  return [...hashes]
}

/** The policy source of one script, by its exact text. */
export const hashScript = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

// The nonce is of the letters of base64url: nothing in it means anything to an expression.
const scriptsOf = (nonce: string): RegExp =>
  new RegExp(`<script((?: [^<>]*)? nonce="${nonce}"[^<>]*)>([\\s\\S]*?)</script>`, 'g')
