import { authorizationCodeGrant, fetchUserInfo } from 'openid-client'
import { z } from 'zod'
import { EMAIL_ADDRESS } from '@/domain/accounts/email-address'
import { nameFromElsewhere } from '@/domain/travelers/person-name'
import type { Provider } from '@/server/features/sign-in/social/provider'
import { connectProvider } from './connect-provider'
import type { SignInTrip } from './sign-in-trip'
import { callbackUrl } from './start-social-sign-in'

const text = z.string().trim().min(1).max(500).nullish().catch(null)

/** How far the provider's clock may be ahead of ours; openid-client looks at the end of a token alone. */
const CLOCKS_APART_SECONDS = 60

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email({ pattern: EMAIL_ADDRESS }).max(254).toLowerCase().nullish().catch(null),
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish().catch(null),
  given_name: text,
  family_name: text,
  name: text,
  picture: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullish()
    .catch(null),
})

const TokenClaims = Claims.extend({ iat: z.number() })

/** Who came back, as the provider says it. */
export type Person = {
  subject: string
  email: string | null
  isEmailVerified: boolean
  firstName: string | null
  lastName: string | null
  picture: string | null
}

/** Exchanges the code for the person: state, nonce, PKCE, issuer, audience and signature are checked by openid-client. */
export const readPerson = async ({
  provider,
  trip,
  search,
}: {
  provider: Provider
  trip: SignInTrip
  search: string
}): Promise<Person> => {
  const configuration = await connectProvider(provider)
  const tokens = await authorizationCodeGrant(configuration, new URL(`${callbackUrl(provider.path)}${search}`), {
    pkceCodeVerifier: trip.verifier,
    expectedState: trip.state,
    expectedNonce: trip.nonce,
    idTokenExpected: true,
  })
  const inToken = readClaims(tokens.claims())
  const hasMore = !inToken.email && configuration.serverMetadata().userinfo_endpoint !== undefined
  const claims = hasMore ? Claims.parse(await fetchUserInfo(configuration, tokens.access_token, inToken.sub)) : inToken
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    isEmailVerified: claims.email_verified === true,
    firstName: nameFromElsewhere(claims.given_name) ?? nameFromElsewhere(claims.name?.split(' ')[0]),
    lastName: nameFromElsewhere(claims.family_name),
    picture: claims.picture ?? null,
  }
}

const readClaims = (claims: unknown): z.output<typeof TokenClaims> => {
  const read = TokenClaims.parse(claims)
  if (read.iat > Date.now() / 1000 + CLOCKS_APART_SECONDS) throw new Error('The ID token is of the future.')
  return read
}
