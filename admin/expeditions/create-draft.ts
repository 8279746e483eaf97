const OUT = 'Le serveur ne répond pas. Réessaie dans un instant.'
const NAMESAKE = 'Une aventure a déjà cette adresse\u00a0: choisis un autre nom.'

type Answer = {
  doc?: { id: number }
  errors?: Array<{ message: string; data?: { errors?: Array<{ path?: string; message: string }> } }>
}

/** Saves a draft of an expedition that has a name alone, and answers its number. Throws why it was refused, in French. */
export const createDraft = async (name: string): Promise<number> => {
  const response = await fetch('/api/expeditions?draft=true&depth=0', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: name.trim() }),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as Answer | null | undefined
  if (answer?.doc) return answer.doc.id
  throw new Error(reasonOf(answer?.errors?.[0]))
}

const reasonOf = (refusal: NonNullable<Answer['errors']>[number] | undefined): string => {
  const field = refusal?.data?.errors?.[0]
  return field?.path === 'slug' ? NAMESAKE : (field?.message ?? refusal?.message ?? OUT)
}
