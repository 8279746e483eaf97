export type HouseTurn = { next: 'return' | 'proof' } | { failure: string }

type Answer = { card: string } | { confirmed: boolean }

const LOST = 'La maison de paiement ne répond pas. Réessaie dans un instant.'

/** Tells the payment house the name of a test card, or what was answered in the bank's application: never a number. */
export const answerPayment = async ({ id, answer }: { id: string; answer: Answer }): Promise<HouseTurn> => {
  const response = await fetch(`/maison-de-paiement/${encodeURIComponent(id)}/carte`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
  }).catch(() => undefined)
  if (!response?.ok) throw new Error(LOST)
  return (await response.json()) as HouseTurn
}
