import type { getCurrentSession, getUser } from '@/contract/accounts'
import { callApi } from './call-api'
import { forgetPerson, noteWhoIsHere } from './forget-person'
import { lightRoute } from './light-route'
import { changeSession, readSession, tellLogin } from './session-store'

const CURRENT = lightRoute<typeof getCurrentSession>({ method: 'get', path: '/v1/auth/current' })
const PROFILE = lightRoute<typeof getUser>({ method: 'get', path: '/v1/user' })

const getProfile = (token: string) => callApi(PROFILE, { token })

/** Asks once whether this browser has a session, and loads its user. A failure is for the console alone (spec §8). */
export const startSession = async (): Promise<void> => {
  try {
    const { jwt } = await callApi(CURRENT, {})
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
