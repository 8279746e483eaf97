type Refusal = { error?: string; errors?: Array<{ field?: string; message: string }> }

/** Why the server refused, in French, and the field that it refused, if one alone. */
export class DeskRefusal extends Error {
  readonly field: string | undefined

  constructor({ message, field }: { message: string; field?: string | undefined }) {
    super(message)
    this.field = field
  }
}

const OUT = 'Le serveur ne répond pas. Réessaie dans un instant.'

/** Calls an endpoint of the panel; throws a `DeskRefusal`. */
export const callDesk = async ({
  path,
  method = 'GET',
  body,
}: {
  path: string
  method?: 'GET' | 'POST'
  body?: unknown
}): Promise<unknown> => {
  const response = await fetch(`/api/${path}`, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new DeskRefusal({ message: OUT })
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const { error, errors } = (answer ?? {}) as Refusal
  throw new DeskRefusal({ message: errors?.[0]?.message ?? error ?? OUT, field: errors?.[0]?.field })
}
