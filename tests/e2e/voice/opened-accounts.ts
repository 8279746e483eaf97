/** Numbers of the accounts that the stories of this worker opened. */
export const openedAccounts: number[] = []
