/** What a reservation is called on paper: `LG-27-0614-118`, by the first day of the trip and its rank. */
export const reservationNumber = ({ departureStart, id }: { departureStart: string; id: number }): string => {
  const [year = '', month = '', day = ''] = departureStart.slice(2, 10).split('-')
  return `LG-${year}-${month}${day}-${String(id)}`
}
