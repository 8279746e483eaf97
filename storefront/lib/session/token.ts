import { knownSession } from './known'

/** The token of who is signed in, once the session is known: what the server drew may be pressed before that. */
export const sessionToken = async (): Promise<string | undefined> => (await knownSession()).user?.token
