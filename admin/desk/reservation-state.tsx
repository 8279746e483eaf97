const LABELS = { pending: 'En attente', confirmed: 'Confirmée', canceled: 'Annulée' } as const

/** Where a reservation stands, in a word. */
export const ReservationState = ({ status }: { status: keyof typeof LABELS }) => (
  <span className={`desk-state desk-state--${status}`}>{LABELS[status]}</span>
)
