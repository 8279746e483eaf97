import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { giveNonce, makeNonce, withoutNonce } from './script-nonce'

const nonce = makeNonce()

describe('the nonce of the scripts', () => {
  it('replaces the nonce that a client asks for', () => {
    const headers: IncomingMessage['headers'] = {
      'content-security-policy': "script-src 'nonce-mine'",
      'content-security-policy-report-only': "script-src 'nonce-mine'",
    }
    giveNonce({ req: { headers } as IncomingMessage, nonce })
    expect(headers).toEqual({ 'content-security-policy': `script-src 'nonce-${nonce}'` })
  })

  it('leaves no trace in what is sent', () => {
    const text = `<script nonce="${nonce}" id="a">x("\\"nonce\\":\\"${nonce}\\"")</script>`
    expect(withoutNonce({ text, nonce })).toBe('<script id="a">x("\\"nonce\\":\\"\\"")</script>')
  })
})
