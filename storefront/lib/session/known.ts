import { readSession, subscribeToSession, type Session } from './store'

/** The session once the server has said whether there is one: what is pressed before waits for it. */
export const knownSession = (): Promise<Session> =>
  new Promise((resolve) => {
    const session = readSession()
    if (session.isReady) {
      resolve(session)
      return
    }
    const stop = subscribeToSession(() => {
      if (!readSession().isReady) return
      stop()
      resolve(readSession())
    })
  })
