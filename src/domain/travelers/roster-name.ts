type Named = { first_name: string | null; last_name: string | null; position: number; reservation_number: string }

/** What a traveler is called on a roster: the name, or the booking and the rank while it is unknown or closed. */
export const rosterName = ({ first_name, last_name, position, reservation_number }: Named): string =>
  [first_name, last_name].filter(Boolean).join(' ') || `Voyageur\u00a0${String(position)}, ${reservation_number}`
