import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const Content = z.object({
  id: z.number().int(),
  sid: z.string(),
  iat: z.number(),
  exp: z.number(),
  role: z.string().optional(),
  collection: z.string().optional(),
})

/** The token of an `Authorization` header, by either scheme that Payload reads; null for any other header. */
export const authorizationToken = (authorization: string | null | undefined): string | null =>
  /^(?:Bearer|JWT) (\S+)$/.exec(authorization ?? '')?.[1] ?? null

/** What a token of ours says of its session. */
export type SessionToken = z.infer<typeof Content>

/**
 * The content of a token that we signed, also once it is over; null for any other. It opens nothing: Payload alone says
 * who is signed in, this only names the session that a browser holds.
 */
export const readSessionToken = ({ token, secret }: { token: string | null; secret: string }): SessionToken | null => {
  const [header = '', content = '', signature = ''] = (token ?? '').split('.')
  const expected = createHmac('sha256', secret).update(`${header}.${content}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Content.safeParse(contentOf(content)).data ?? null
}

const contentOf = (content: string): unknown => JSON.parse(Buffer.from(content, 'base64url').toString())
