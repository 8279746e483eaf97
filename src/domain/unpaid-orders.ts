import { formatCount } from './plural'

/** How many reservations one account may have whose deposit is not received, and how many seats in them. */
const MOST_UNPAID_ORDERS = 3
export const MOST_UNPAID_SEATS = 12

export type UnpaidOrders = { orders: number; seats: number }

/** Why so many seats can't be kept for someone whose deposits are awaited, or null. */
export const unpaidSeatsRefusal = ({ unpaid, seats }: { unpaid: UnpaidOrders; seats: number }): string | null => {
  if (unpaid.seats + seats <= MOST_UNPAID_SEATS) return null
  const most = `Nous gardons ${formatCount(MOST_UNPAID_SEATS, 'place')} au plus sans acompte`
  return unpaid.seats === 0
    ? `${most}\u00a0: pour un plus grand groupe, appelle-nous.`
    : `${most}, et tu en as déjà ${String(unpaid.seats)}\u00a0: règle un acompte, ou appelle-nous.`
}

/** Why someone whose deposits are awaited can't order so many seats more, or null. */
export const unpaidOrderRefusal = ({ unpaid, seats }: { unpaid: UnpaidOrders; seats: number }): string | null =>
  unpaid.orders < MOST_UNPAID_ORDERS
    ? unpaidSeatsRefusal({ unpaid, seats })
    : `Tu as ${formatCount(unpaid.orders, 'réservation')} dont nous attendons l’acompte\u00a0: règle-le, ou annules-en une, avant d’en commander une autre.`
