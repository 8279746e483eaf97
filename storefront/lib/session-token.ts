import { readSession, subscribeToSession } from './session-store'

/** The token of who is signed in, once the session is known: what the server drew may be pressed before that. */
export const sessionToken = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    const answer = () => {
      const { isReady, user } = readSession()
      if (!isReady) return
      stop()
      resolve(user?.token)
    }
    const stop = subscribeToSession(answer)
    answer()
  })
