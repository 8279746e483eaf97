import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request under way, for its lines of log. */
export type RequestFacts = { client?: string; userId?: number; isUnavailable?: boolean }

// The server around Next and the code that Next has bundled hold two copies of this module, and one process.
const KEY = Symbol.for('lagopede.request-facts')
const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<RequestFacts> }
const storage = (): AsyncLocalStorage<RequestFacts> => (shared[KEY] ??= new AsyncLocalStorage())

/** Runs the answering of a request with facts of its own. */
export const withRequestFacts = <Answer>(facts: RequestFacts, answer: () => Answer): Answer =>
  storage().run(facts, answer)

/** The facts of the request under way; nothing outside of one. */
export const requestFacts = (): RequestFacts | undefined => storage().getStore()

/** Says whose request it is, once that is known. */
export const noteUser = (user: { id: number } | null): void => {
  const facts = requestFacts()
  if (facts && user) facts.userId = user.id
}

/** Says that the database or the disk was not there for it. */
export const noteUnavailable = (): void => {
  const facts = requestFacts()
  if (facts) facts.isUnavailable = true
}
