import type { BrowserContext } from '@playwright/test'
import { as, type Account } from '../fixtures/as'
import { openedAccounts } from './opened-accounts'

/** Signs a browser in as a customer whose words `forgetAccounts` takes away. */
export const openAccount = async (
  context: BrowserContext,
  names: { firstName: string; lastName?: string },
): Promise<Account> => {
  const account = await as(context, names)
  openedAccounts.push(account.id)
  return account
}
