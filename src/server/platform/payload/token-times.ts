type TokenContent = { iat: number; exp: number; sid: string }

/** The content of a token that was signed here, or that Payload verified before: it is only read. */
export const tokenTimes = (token: string): TokenContent =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as TokenContent
