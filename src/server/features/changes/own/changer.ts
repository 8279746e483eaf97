/** Who changes a booking: its customer, or the agency for them, which no closed sale and no day that is over holds back. */
export type Changer = { userId: number; byAgency: boolean }

/** Whose booking it has to be; the agency changes any. */
export const ownerOf = ({ userId, byAgency }: Changer): number | undefined => (byAgency ? undefined : userId)
