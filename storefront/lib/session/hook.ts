import { useSyncExternalStore } from 'react'
import { readSession, readSessionOnServer, subscribeToSession, type Session } from './store'

/** Who is signed in, and how far they are. On the server, and until the session is known, `isReady` is false. */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, readSession, readSessionOnServer)
