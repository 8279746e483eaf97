import { addressOf } from '@/contract/address-of'
import type { CallParts, OutputOf, PanelRouteShape } from '@/contract/define-route'

type Refusal = { error?: string; errors?: Array<{ field?: string; message: string }> }

/** Why the server refused, in French, and the field that it refused, if one alone. */
export class PanelRefusal extends Error {
  readonly field: string | undefined

  constructor({ message, field }: { message: string; field?: string | undefined }) {
    super(message)
    this.field = field
  }
}

/** Said when no answer comes, or none that can be read. */
export const NO_ANSWER = 'Le serveur ne répond pas. Réessaie dans un instant.'

type LooseParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** Makes a call of the panel; throws a `PanelRefusal`. */
export const callPanel = async <Route extends PanelRouteShape>(
  { method, path }: Route,
  parts: CallParts<Route>,
): Promise<OutputOf<Route['response']>> => {
  const { params, query, body } = parts as LooseParts
  const response = await fetch(addressOf({ path, params, query }), {
    method: method.toUpperCase(),
    credentials: 'same-origin',
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new PanelRefusal({ message: NO_ANSWER })
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw readRefusal(answer)
  // The server holds its answers to this same contract.
  return answer as OutputOf<Route['response']>
}

/** The refusal that the body of an answer tells, in our shape or in Payload's. */
export const readRefusal = (body: unknown): PanelRefusal => {
  const { error, errors } = (body ?? {}) as Refusal
  return new PanelRefusal({ message: errors?.[0]?.message ?? error ?? NO_ANSWER, field: errors?.[0]?.field })
}
