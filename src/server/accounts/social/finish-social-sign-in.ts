import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withTransaction } from '../../db/with-transaction'
import { clientAddressOf } from '../../http/client-address'
import { countCall } from '../../http/rate-limit'
import { cookieLine } from '../../http/set-cookie'
import { LIMITS } from '../limits'
import { openSession } from '../session/open-session'
import { readCookie, SESSION_COOKIE, sessionCookies } from '../session/session-cookies'
import { joinAccount, type Joined } from './join-account'
import { linkIdentity } from './link-identity'
import { pendingLinkCookie } from './pending-link'
import { findProvider, type Provider } from './provider'
import { readPerson, type Person } from './read-person'
import { flashCookie, popupCookie, sendBack } from './send-back'
import { endedTripCookie, readTrip, type SignInTrip } from './sign-in-trip'

/** A sign-up by a provider is told to the page once, for its measure of audience. */
const SIGN_UP_COOKIE = 'sign_up'
const SIGN_UP_SECONDS = 600

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
    const req = await createLocalReq({}, payload)
    return leave(await enter({ req, request, payload, provider, trip, person }))
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
}): Promise<string[]> => {
  const identity = { provider: provider.id, subject: person.subject, picture: person.picture }
  if (trip.linkTo !== null) {
    const userId = trip.linkTo
    const isLinked =
      (await userOfCookie({ request, payload })) === userId &&
      (await withTransaction(req, () => linkIdentity({ req, userId, identity })))
    return [flashCookie(isLinked ? 'provider_linked' : 'social_failed')]
  }
  const { joined, token } = await withTransaction(req, async () => {
    const joined = await joinAccount({ req, provider, person })
    const isIn = joined.kind === 'signed_in' || joined.kind === 'signed_up'
    return { joined, token: isIn ? await openSession({ req, userId: joined.userId }) : null }
  })
  return cookiesOf({ joined, token, identity, provider })
}

/** Payload reads no cookie of a page reached from another site. Here the state of the trip vouches for this browser. */
const userOfCookie = async ({ request, payload }: { request: Request; payload: Payload }): Promise<number | null> => {
  const token = readCookie(request.headers, SESSION_COOKIE)
  if (!token) return null
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
  return user?.id ?? null
}

const cookiesOf = ({
  joined,
  token,
  identity,
  provider,
}: {
  joined: Joined
  token: string | null
  identity: { provider: Provider['id']; subject: string; picture: string | null }
  provider: Provider
}): string[] => {
  if (joined.kind === 'no_email') return [flashCookie('social_without_email')]
  if (joined.kind === 'other_account') {
    const { userId, email, open } = joined
    const popup = popupCookie({ open, email, from: provider.id })
    return open === 'email' ? [popup, pendingLinkCookie({ ...identity, userId })] : [popup]
  }
  const signUp =
    joined.kind === 'signed_up'
      ? [cookieLine({ name: SIGN_UP_COOKIE, value: provider.name, maxAge: SIGN_UP_SECONDS })]
      : []
  return [...sessionCookies({ token: token ?? '', userId: joined.userId }), ...signUp]
}
