import type { MoveDate, ReservationChanges } from '@/contract/reservation-changes'

/** Another date of the Vercors for two, 100 € dearer. */
export const buildMoveDate = (change: Partial<MoveDate> = {}): MoveDate => ({
  departure_id: 8,
  departure_start: '2027-07-12',
  departure_end: '2027-07-16',
  guide: { full_name: 'Antoine Reynaud' },
  also_booked: null,
  is_confirmed: true,
  awaited: null,
  available_count: 9,
  unit: 690,
  steps: [
    { until: '2027-06-12', refund_percent: 100 },
    { until: '2027-06-28', refund_percent: 70 },
    { until: null, refund_percent: 0 },
  ],
  refusal: null,
  promo: null,
  total: 1392.5,
  difference: 100,
  left_to_pay: 1004.75,
  pay_by: '2027-06-12',
  refund: 0,
  refund_by: null,
  ...change,
})

/** What may be changed on 2 May 2027 of the booking of two for 14 June. */
export const buildChanges = (change: Partial<ReservationChanges> = {}): ReservationChanges => ({
  today: '2027-05-02',
  departure_id: 7,
  steps: [
    { until: '2027-05-15', refund_percent: 100 },
    { until: '2027-05-31', refund_percent: 70 },
    { until: null, refund_percent: 0 },
  ],
  move: {
    is_open: true,
    until: '2027-05-15',
    dates: [
      buildMoveDate({ promo: 'Le code GROUPE est retiré.' }),
      buildMoveDate({
        departure_id: 9,
        departure_start: '2027-09-13',
        departure_end: '2027-09-17',
        is_confirmed: false,
        awaited: { missing_count: 1, decision_on: '2027-09-05' },
        guide: null,
        total: 1252.5,
        difference: -40,
        left_to_pay: 0,
        pay_by: null,
        refund: 40,
        refund_by: '2027-05-16',
      }),
      buildMoveDate({
        departure_id: 10,
        departure_start: '2027-06-28',
        departure_end: '2027-07-02',
        available_count: 1,
        refusal: 'full',
      }),
    ],
  },
  options: {
    is_open: true,
    until: '2027-05-15',
    list: [
      { id: 'bag', label: 'Sac de couchage prêté', description: 'Confort à 0 °C', price: 12.5, count: 1, most: 2 },
      { id: 'tent', label: 'Tente individuelle', description: null, price: 40, count: 0, most: 2 },
    ],
  },
  transfer: {
    is_open: true,
    until: '2027-06-07',
    cost: 0,
    done_count: 0,
    notice_version: '2026-12',
    level_notice_version: '2026-11',
  },
  travelers: {
    refusal: null,
    available_count: 4,
    price: 690,
    child_fare: null,
    level_notice_version: '2026-11',
  },
  ...change,
})
