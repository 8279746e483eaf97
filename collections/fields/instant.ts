/** How the panel shows an instant beside a document. */
export const INSTANT = {
  position: 'sidebar' as const,
  date: { pickerAppearance: 'dayAndTime' as const, displayFormat: 'd MMM yyyy HH:mm' },
}
