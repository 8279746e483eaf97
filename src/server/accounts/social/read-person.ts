import { authorizationCodeGrant, fetchUserInfo } from 'openid-client'
import { z } from 'zod'
import { connectProvider } from './connect-provider'
import type { Provider } from './provider'
import type { SignInTrip } from './sign-in-trip'
import { callbackUrl } from './start-social-sign-in'

const text = z.string().trim().min(1).max(500).nullish().catch(null)

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().toLowerCase().nullish().catch(null),
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
  const inToken = Claims.parse(tokens.claims())
  const hasMore = !inToken.email && configuration.serverMetadata().userinfo_endpoint !== undefined
  const claims = hasMore ? Claims.parse(await fetchUserInfo(configuration, tokens.access_token, inToken.sub)) : inToken
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    isEmailVerified: claims.email_verified === true,
    firstName: claims.given_name?.slice(0, 80) ?? claims.name?.split(' ')[0]?.slice(0, 80) ?? null,
    lastName: claims.family_name?.slice(0, 80) ?? null,
    picture: claims.picture ?? null,
  }
}
