import type { InputOf } from '@/contract/define-route'
import {
  changeGiftPurchase,
  getGiftCard,
  getGiftPaper,
  payGiftPurchase,
  settleGiftPurchase,
  withdrawFromGift,
} from '@/contract/gift-cards'
import { callApi } from '@/storefront/lib/api/call-api'

/** Has the payment settled as it is read: whoever comes back from the provider learns how it ended. */
export const settlePurchase = (linkToken: string) => callApi(settleGiftPurchase, { linkToken })

export const payPurchase = (linkToken: string) => callApi(payGiftPurchase, { linkToken })

export const withdraw = ({ linkToken, amount }: { linkToken: string; amount: number }) =>
  callApi(withdrawFromGift, { linkToken, body: { amount } })

type Change = { linkToken: string; body: InputOf<typeof changeGiftPurchase.body> }

export const changePurchase = (change: Change) => callApi(changeGiftPurchase, change)

export const loadGift = (linkToken: string) => callApi(getGiftCard, { linkToken })

/** Opens the paper of a card as a file of this browser's own. */
export const openPaper = async (linkToken: string): Promise<void> => {
  const { filename, content } = await callApi(getGiftPaper, { linkToken })
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: filename })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
