type Refusal = { error?: string; errors?: Array<{ message: string }> }

const OUT = 'Le serveur ne répond pas. Réessaie dans un instant.'

/** Calls an endpoint of the panel; throws an `Error` whose message is the French sentence of the refusal. */
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
    throw new Error(OUT)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const { error, errors } = (answer ?? {}) as Refusal
  throw new Error(errors?.[0]?.message ?? error ?? OUT)
}
