import { readTab, SESSION_KEYS, writeTab } from './browser-storage'

/** Takes the code of a card along to the payment, in this tab alone. */
export const carryGiftCode = (code: string): void => writeTab(SESSION_KEYS.giftCode, code)

/** The code that was taken along, or nothing. */
export const readGiftCode = (): string => readTab(SESSION_KEYS.giftCode) ?? ''

export const forgetGiftCode = (): void => writeTab(SESSION_KEYS.giftCode, null)
