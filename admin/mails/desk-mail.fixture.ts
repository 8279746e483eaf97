import type { DeskMail } from '@/contract/scheduled-mails'

/** A mail of the balance that is to leave to who booked. */
export const buildDeskMail = (change: Partial<DeskMail> = {}): DeskMail => ({
  id: 3,
  kind: 'balance_due',
  state: 'planned',
  due_at: '2027-05-15T07:00:00.000Z',
  settled_at: null,
  reason: null,
  note: null,
  author: null,
  to_name: 'Camille Rey',
  to_email: 'camille@exemple.fr',
  is_invited: false,
  reservation_id: 7,
  reservation_number: 'LGP-0007',
  departure_id: 12,
  departure_start: '2027-06-14',
  expedition: 'Traversée du Vercors',
  ...change,
})
