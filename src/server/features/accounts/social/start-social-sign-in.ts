import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Payload } from 'payload'
import { safeReturnPath } from '@/domain/accounts/return-path'
import { env } from '@/env'
import { LIMITS } from '@/server/features/sign-in/limits'
import { takeProof } from '@/server/features/sign-in/session/identity-proof'
import { findProvider, type Provider } from '@/server/features/sign-in/social/provider'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { connectProvider } from './connect-provider'
import { flashCookie, sendBack } from './send-back'
import { tripCookie } from './sign-in-trip'

/** Sends the visitor to the provider, or back where they were with a word when it cannot be reached. */
export const startSocialSignIn = async ({
  request,
  payload,
  path,
}: {
  request: Request
  payload: Payload
  path: string
}): Promise<Response> => {
  const { searchParams } = new URL(request.url)
  const returnTo = safeReturnPath(searchParams.get('redirect_url'))
  const provider = findProvider(path)
  if (!provider) return sendBack({ path: returnTo, cookies: [flashCookie('provider_unavailable')] })
  // Another site could sign its visitors in here without their asking, or link a provider.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    return sendBack({ path: returnTo, cookies: [flashCookie('social_elsewhere')] })
  }
  try {
    await countCall({ limit: LIMITS.socialByClient, key: clientAddressOf(request.headers) })
    const linkTo = searchParams.has('link') ? await signedInUser({ request, payload }) : null
    return await leaveFor({ provider, returnTo, linkTo })
  } catch (error) {
    const isLimit = error instanceof HttpError && error.status === 429
    const isUnproven = error instanceof HttpError && error.status === 403
    if (isUnproven) return sendBack({ path: returnTo, cookies: [flashCookie('prove_first')] })
    if (!isLimit) payload.logger.error({ err: error, provider: provider.id }, 'social sign-in could not start')
    return sendBack({
      path: returnTo,
      cookies: [flashCookie(isLimit ? 'too_many_attempts' : 'provider_unavailable')],
    })
  }
}

/** The address the provider sends the visitor back to. */
export const callbackUrl = (path: Provider['path']): string => `${env().SITE_URL}/auth/${path}/callback`

const leaveFor = async ({
  provider,
  returnTo,
  linkTo,
}: {
  provider: Provider
  returnTo: string
  linkTo: number | null
}): Promise<Response> => {
  const configuration = await connectProvider(provider)
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(provider.path),
    scope: provider.id === 'google' ? 'openid email profile' : 'openid email public_profile',
    response_type: 'code',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  const headers = new Headers({ Location: url.href, 'Cache-Control': 'no-store' })
  headers.append('Set-Cookie', tripCookie({ provider: provider.path, state, nonce, verifier, returnTo, linkTo }))
  return new Response(null, { status: 303, headers })
}

const signedInUser = async ({ request, payload }: { request: Request; payload: Payload }): Promise<number | null> => {
  const { user } = await payload.auth({ headers: request.headers })
  // A provider is one more way in: whoever found a session open may not add theirs.
  if (user) await takeProof(user)
  return user?.id ?? null
}
