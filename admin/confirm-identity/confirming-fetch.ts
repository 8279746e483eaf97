import {
  CONFIRMATION_HEADER,
  ConfirmationAsked,
  writeConfirmation,
  type Confirmation,
  type ConfirmationWay,
} from '@/contract/confirm-identity'
import { NO_ANSWER, PanelRefusal, readRefusal } from '../calls/call-panel'

/** An act that waits until who acts confirms who they are, or gives up. */
export type Asked = {
  ways: ConfirmationWay[]
  /** Sends the act again; throws a `PanelRefusal` when the confirmation is wrong. */
  confirm: (confirmation: Confirmation) => Promise<void>
  /** Leaves the refusal to the form that sent the act. */
  cancel: () => void
}

type Fetch = typeof window.fetch

/** A `fetch` whose answer, when a call of this site asks for a confirmation, is the one that follows it. */
export const confirmingFetch =
  ({ fetch, onAsked }: { fetch: Fetch; onAsked: (asked: Asked) => void }): Fetch =>
  async (input, init) => {
    const first = await fetch(input, init)
    const ways = typeof input === 'string' && isOwn(input) ? await waysOf(first) : null
    if (typeof input !== 'string' || !ways?.length) return first
    return new Promise((resolve) => {
      onAsked({
        ways,
        confirm: async (confirmation) => {
          const headers = new Headers(init?.headers)
          headers.set(CONFIRMATION_HEADER, writeConfirmation(confirmation))
          const answer = await fetch(input, { ...init, headers }).catch(() => {
            throw new PanelRefusal({ message: NO_ANSWER })
          })
          if (await waysOf(answer)) throw readRefusal(await answer.json())
          resolve(answer)
        },
        cancel: () => {
          resolve(first)
        },
      })
    })
  }

/** What is typed goes to this site alone. */
const isOwn = (address: string): boolean => new URL(address, window.location.href).origin === window.location.origin

const waysOf = async (answer: Response): Promise<ConfirmationWay[] | null> => {
  if (answer.status !== 403) return null
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  const { success, data } = ConfirmationAsked.safeParse(body)
  return success ? data.confirm_identity : null
}
