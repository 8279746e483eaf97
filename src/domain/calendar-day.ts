const day = new Intl.DateTimeFormat('fr-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Paris at an instant, as `2027-06-14`. */
export const calendarDayInParis = (instant: Date): string => day.format(instant)
