/** `1 mars 2027 à 11:30`, in Paris. */
export const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})
