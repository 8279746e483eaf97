import type { getCurrentSession, getUser } from '@/contract/accounts'
import { CURRENT_SESSION, INTERESTS, USER } from '@/contract/addresses'
import type { listInterests } from '@/contract/interests'
import { callApi } from '@/storefront/lib/api/call-api'
import { forgetPerson, noteWhoIsHere } from './forget-person'
import { changeSession, readSession, tellLogin } from './store'

/** The favourites are asked for apart when the profile came without them (spec §4). */
const getProfile = async (token: string) => {
  const user = await callApi<typeof getUser>(USER, { token })
  if (Array.isArray(user.interests)) return user
  return { ...user, interests: await callApi<typeof listInterests>(INTERESTS, { token }) }
}

/** Asks once whether this browser has a session, and loads its user. A failure is for the console alone (spec §8). */
export const startSession = async (): Promise<void> => {
  try {
    const { jwt } = await callApi<typeof getCurrentSession>(CURRENT_SESSION, {})
    if (jwt) await openSession(jwt)
    else {
      forgetPerson()
      if (readSession().user) tellLogin({ type: 'logged_out' })
    }
  } catch (error) {
    console.error(error)
  } finally {
    changeSession({ isReady: true })
  }
}

/** Loads the user of a token that was just given. */
export const openSession = async (token: string): Promise<void> => {
  tellLogin({ type: 'token_received' })
  try {
    const user = await getProfile(token)
    noteWhoIsHere(user.id)
    changeSession({ user })
    tellLogin({ type: 'user_loaded' })
  } catch (error) {
    console.error(error)
    tellLogin({ type: 'user_failed' })
  }
}

/** Loads the profile again, after something changed it; with the new token when the old one ended. */
export const refreshUser = async (token = readSession().user?.token): Promise<void> => {
  if (token) changeSession({ user: await getProfile(token) })
}
