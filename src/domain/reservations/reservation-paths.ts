/** The pages of one's own reservation, which no page of a visitor leads to. */
export const RESERVATION_PATHS = {
  reservation: (id: number) => `/my-expeditions/${String(id)}`,
  reservationChanges: (id: number) => `/my-expeditions/${String(id)}/changer`,
  cancellationChoice: (id: number) => `/my-expeditions/${String(id)}/choisir`,
  contractChange: (id: number) => `/my-expeditions/${String(id)}/modification`,
}
