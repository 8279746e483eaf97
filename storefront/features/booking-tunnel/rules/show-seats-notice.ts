/** Leads to what became of the seats, at the top of the step. */
export const showSeatsNotice = (): void => document.getElementById('etat-des-places')?.focus()
