import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { LIMITS } from '@/server/features/sign-in/limits'
import { pendingSignInCookie } from '@/server/features/sign-in/second-factor/pending-sign-in'
import { openSessionOrAsk } from '@/server/features/sign-in/session/open-session-or-ask'
import { readSignedIn } from '@/server/features/sign-in/session/read-signed-in'
import { sessionCookies } from '@/server/features/sign-in/session/session-cookies'
import { linkIdentity, type Identity } from '@/server/features/sign-in/social/link-identity'
import { pendingLinkCookie } from '@/server/features/sign-in/social/pending-link'
import { findProvider, type Provider } from '@/server/features/sign-in/social/provider'
import { countCall } from '@/server/platform/http/rate-limit'
import { cookieLine } from '@/server/platform/http/set-cookie'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { joinAccount, type Joined } from './join-account'
import { readPerson, type Person } from './read-person'
import { flashCookie, popupCookie, sendBack } from './send-back'
import { endedTripCookie, readTrip, type SignInTrip } from './sign-in-trip'

/** A sign-up by a provider is told to the page once, for its measure of audience. */
const SIGN_UP_COOKIE = 'sign_up'
const SIGN_UP_SECONDS = 600

/** Where the second factor is given. */
const TEAM_SIGN_IN = '/admin/login'

/** Takes the visitor back from the provider, to the page they left, signed in or told why not. */
export const finishSocialSignIn = async ({
  request,
  payload,
  path,
}: {
  request: Request
  payload: Payload
  path: string
}): Promise<Response> => {
  const trip = readTrip(request.headers)
  const provider = findProvider(path)
  const { search, searchParams } = new URL(request.url)
  const leave = (cookies: string[]): Response =>
    sendBack({ path: trip?.returnTo ?? '/', cookies: [endedTripCookie(), ...cookies] })
  if (!trip || !provider || trip.provider !== path) return leave([flashCookie('social_failed')])
  if (searchParams.get('error') === 'access_denied') return leave([flashCookie('social_refused')])
  try {
    await countCall({ limit: LIMITS.socialByClient, key: clientAddressOf(request.headers) })
    const person = await readPerson({ provider, trip, search })
    const req = await createLocalReq({ req: { headers: request.headers } }, payload)
    const { path: next, cookies } = await enter({ req, request, payload, provider, trip, person })
    return next === null ? leave(cookies) : sendBack({ path: next, cookies: [endedTripCookie(), ...cookies] })
  } catch (error) {
    payload.logger.warn({ err: error, provider: provider.id }, 'social sign-in failed')
    return leave([flashCookie('social_failed')])
  }
}

const enter = async ({
  req,
  request,
  payload,
  provider,
  trip,
  person,
}: {
  req: PayloadRequest
  request: Request
  payload: Payload
  provider: Provider
  trip: SignInTrip
  person: Person
}): Promise<{ path: string | null; cookies: string[] }> => {
  const identity = { provider: provider.id, subject: person.subject, picture: person.picture }
  if (trip.linkTo !== null) {
    const cookie = await linkTo({ req, request, payload, userId: trip.linkTo, identity })
    return { path: null, cookies: [cookie] }
  }
  const { joined, opened } = await withTransaction(req, async () => {
    const joined = await joinAccount({ req, provider, person })
    const isIn = joined.kind === 'signed_in' || joined.kind === 'signed_up'
    const { id: openedBy } = provider
    return { joined, opened: isIn ? await openSessionOrAsk({ req, userId: joined.userId, openedBy }) : null }
  })
  if ('userId' in joined && (joined.kind === 'second_factor' || opened?.asked)) {
    return { path: TEAM_SIGN_IN, cookies: cookiesToFinish({ joined, identity }) }
  }
  const token = opened?.token ?? null
  const isIn = token !== null && 'userId' in joined
  logSecurityEvent({
    event: 'sign_in',
    outcome: isIn ? 'done' : 'refused',
    headers: request.headers,
    userId: isIn ? joined.userId : undefined,
    detail: `${provider.id}, ${joined.kind}`,
  })
  return { path: null, cookies: cookiesOf({ joined, token, identity, provider }) }
}

/** Links the person to the account that is signed in and asked for it. */
const linkTo = async ({
  req,
  request,
  payload,
  userId,
  identity,
}: {
  req: PayloadRequest
  request: Request
  payload: Payload
  userId: number
  identity: Identity
}): Promise<string> => {
  const isLinked =
    // The state of the trip vouches for this browser, which comes from another site.
    (await readSignedIn({ payload, headers: request.headers }))?.id === userId &&
    (await withTransaction(req, () => linkIdentity({ req, userId, identity })))
  logSecurityEvent({
    event: 'provider_changed',
    outcome: isLinked ? 'done' : 'refused',
    headers: request.headers,
    userId,
    detail: `${identity.provider} linked`,
  })
  return flashCookie(isLinked ? 'provider_linked' : 'social_failed')
}

/** For the second step; a person that is not linked yet is, once the second factor is given. */
const cookiesToFinish = ({
  joined: { kind, userId },
  identity,
}: {
  joined: Extract<Joined, { userId: number }>
  identity: Identity
}): string[] => [
  pendingSignInCookie({ userId, by: identity.provider }),
  ...(kind === 'second_factor' ? [pendingLinkCookie({ ...identity, userId })] : []),
]

const cookiesOf = ({
  joined,
  token,
  identity,
  provider,
}: {
  joined: Joined
  token: string | null
  identity: Identity
  provider: Provider
}): string[] => {
  if (joined.kind === 'no_email') return [flashCookie('social_without_email')]
  if (joined.kind === 'other_account') {
    const { userId, email, open } = joined
    const popup = popupCookie({ open, email, from: provider.id })
    return open === 'email' ? [popup, pendingLinkCookie({ ...identity, userId })] : [popup]
  }
  if (joined.kind === 'second_factor') return []
  const signUp =
    joined.kind === 'signed_up'
      ? [cookieLine({ name: SIGN_UP_COOKIE, value: provider.name, maxAge: SIGN_UP_SECONDS })]
      : []
  return [...sessionCookies({ token: token ?? '', userId: joined.userId }), ...signUp]
}
