import { createHash, createHmac, createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { issuerPage, personOnPage, type Claims } from './mock-issuer-page'

type Grant = { claims: Claims; nonce: string; challenge: string; redirectUri: string; clientId: string }

export type MockIssuer = {
  url: string
  /** Who signs in at the provider next, asked nothing; null has its page ask in the browser. */
  person: Claims | null
  /** What the next token says wrong, over everything else. */
  lies: Claims
  /** How the next token is signed: by a key never published, not at all, by the client's secret, or spoilt after. */
  signature: 'good' | 'other_key' | 'spoilt' | 'none' | 'HS256'
  /** Signs with a new key, published beside the former ones; what it answers goes back to the former. */
  rotateKey: () => () => void
  stop: () => Promise<void>
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An OpenID Connect provider on loopback: discovery, sign-in, tokens with PKCE checked, keys, a portrait. */
export const startMockIssuer = async ({ port = 0 }: { port?: number } = {}): Promise<MockIssuer> => {
  const newKey = () => ({ kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) })
  let key = newKey()
  const published = [key]
  const grants = new Map<string, Grant>()
  const issuer: MockIssuer = {
    url: '',
    person: null,
    lies: {},
    signature: 'good',
    rotateKey: () => {
      const former = key
      key = newKey()
      published.push(key)
      return () => {
        key = former
      }
    },
    stop: () => Promise.resolve(),
  }

  const sign = (claims: Claims): string => {
    const { signature } = issuer
    const alg = signature === 'none' || signature === 'HS256' ? signature : 'RS256'
    const content = `${encode({ alg, kid: key.kid, typ: 'JWT' })}.${encode(claims)}`
    if (signature === 'none') return `${content}.`
    if (signature === 'HS256')
      return `${content}.${createHmac('sha256', 'a-secret').update(content).digest('base64url')}`
    const { privateKey } = signature === 'other_key' ? newKey() : key
    const bytes = createSign('RSA-SHA256').update(content).sign(privateKey)
    if (signature === 'spoilt') bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9)
    return `${content}.${bytes.toString('base64url')}`
  }

  const authorize = (url: URL, res: ServerResponse): void => {
    const asked = (name: string): string => url.searchParams.get(name) ?? ''
    const person = issuer.person ?? personOnPage({ fields: url.searchParams, issuer: issuer.url })
    if (!person) {
      res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(issuerPage(url.searchParams))
      return
    }
    const code = randomUUID()
    grants.set(code, {
      claims: { ...person },
      nonce: asked('nonce'),
      challenge: asked('code_challenge'),
      redirectUri: asked('redirect_uri'),
      clientId: asked('client_id'),
    })
    const back = new URL(asked('redirect_uri'))
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked('state'))
    res.writeHead(302, { Location: back.href }).end()
  }

  const giveTokens = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    let text = ''
    for await (const chunk of req) text += String(chunk)
    const body = new URLSearchParams(text)
    const grant = grants.get(body.get('code') ?? '')
    grants.delete(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== body.get('redirect_uri')) {
      sendJson(res, { error: 'invalid_grant' }, 400)
      return
    }
    const now = Math.floor(Date.now() / 1000)
    const standard = { iss: issuer.url, aud: grant.clientId, iat: now, exp: now + 300, nonce: grant.nonce }
    const idToken = sign({ ...standard, ...grant.claims, ...issuer.lies })
    sendJson(res, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken })
  }

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', issuer.url)
    if (url.pathname === '/.well-known/openid-configuration') sendJson(res, describeIssuer(issuer.url))
    else if (url.pathname === '/jwks') {
      sendJson(res, { keys: published.map(publicPart) })
    } else if (url.pathname === '/authorize') authorize(url, res)
    else if (url.pathname === '/token') void giveTokens(req, res)
    else if (url.pathname === '/portrait.png') void sendPortrait(res)
    else res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  // Another site than the one tested, as a provider is: cookies of the two are told apart by name, not by port.
  issuer.url = `http://localhost:${String(typeof address === 'object' && address ? address.port : port)}`
  issuer.stop = () =>
    new Promise((resolve) => {
      server.close(() => {
        resolve()
      })
      server.closeAllConnections()
    })
  return issuer
}

const publicPart = ({ kid, publicKey }: { kid: string; publicKey: KeyObject }): object => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
})

const sendJson = (res: ServerResponse, body: object, status = 200): void => {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

const sendPortrait = async (res: ServerResponse): Promise<void> => {
  const background = { r: 232, g: 93, b: 62 }
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
  res.writeHead(200, { 'Content-Type': 'image/png' }).end(picture)
}

const describeIssuer = (url: string): object => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
})
