import { addDays } from '@/domain/days/days'
import { formatCount } from '@/domain/text/plural'

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

/** How many days before its due date a deposit is recalled. */
const RECALL_DAYS = 2

/** When a customer is told of a deposit: a word before it is due, another once it is; never on the day of the booking. */
export const depositDays = ({
  dueOn,
  bookedOn,
}: {
  dueOn: string
  bookedOn: string
}): { recallOn: string; claimOn: string } => {
  const dayAfter = addDays(bookedOn, 1)
  const recallOn = addDays(dueOn, -RECALL_DAYS)
  return { recallOn: recallOn > dayAfter ? recallOn : dayAfter, claimOn: dueOn > dayAfter ? dueOn : dayAfter }
}

/** Whether the seats go back on sale: nobody loses a booking without having been told those days before. */
export const isGraceOver = ({
  claimedOn,
  today,
  graceDays,
}: {
  claimedOn: string
  today: string
  /** By the terms of its contract. */
  graceDays: number
}): boolean => today > addDays(claimedOn, graceDays)
