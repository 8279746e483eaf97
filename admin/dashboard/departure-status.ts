import type { Departure } from '@/payload-types'

export const DEPARTURE_STATUS: Record<Departure['status'], string> = {
  open: 'Ouvert',
  confirmed: 'Confirmé',
  canceled: 'Annulé',
}
