import { INSTANT_PICKER } from './french-date'

/** How the panel shows an instant beside a document. */
export const INSTANT = {
  position: 'sidebar' as const,
  date: INSTANT_PICKER,
}
