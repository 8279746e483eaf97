type Card = {
  id: string
  /** What it can still give back, in cents. */
  cents: number
  /** The deposit of which it paid a share. */
  depositId: number | null
}

/**
 * What goes back to each card, in cents, never above what it can give: the last payment first, and the shares of one deposit
 * alike, as no traveler of a shared deposit is known by a card.
 */
export const refundByCard = ({ cards, cents }: { cards: readonly Card[]; cents: number }): Array<[string, number]> => {
  let left = cents
  const told = new Map<string, number>()
  for (const { depositId, id } of cards) {
    if (told.has(id)) continue
    const alike = cards.filter((card) => card.id === id || (depositId !== null && card.depositId === depositId))
    const back = Math.min(left, sumOf(alike))
    left -= back
    for (const [one, part] of alikeParts({ cards: alike, cents: back })) told.set(one, part)
  }
  return [...told].filter(([, part]) => part > 0)
}

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + card.cents, 0)

/** So many cents in proportion to what each can give; what does not divide goes a cent each, by their order. */
const alikeParts = ({ cards, cents }: { cards: readonly Card[]; cents: number }): Array<[string, number]> => {
  const room = sumOf(cards)
  if (room <= 0) return []
  const parts = cards.map((card) => Math.floor((cents * card.cents) / room))
  let over = cents - parts.reduce((sum, part) => sum + part, 0)
  return cards.map(({ id, cents: most }, index) => {
    const part = parts[index] ?? 0
    if (over <= 0 || part >= most) return [id, part]
    over -= 1
    return [id, part + 1]
  })
}
