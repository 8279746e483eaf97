export type Seats = { departureId: number; seats: number }

/**
 * How a cart or a reservation goes from the seats it counts to those it wants: what it gives back, then what it takes
 * (nothing to take still asks whether the departure may be booked).
 */
export const seatMoves = ({
  from,
  to,
}: {
  from: Seats | null
  to: Seats
}): { givesBack: Seats | null; takes: Seats } => {
  const isSame = from?.departureId === to.departureId
  const kept = isSame ? Math.min(from.seats, to.seats) : 0
  const left = from ? from.seats - kept : 0
  return {
    givesBack: from && left > 0 ? { departureId: from.departureId, seats: left } : null,
    takes: { departureId: to.departureId, seats: to.seats - kept },
  }
}
