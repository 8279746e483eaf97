import { useReducer } from 'react'
import type { CartDetail } from '@/contract/booking'
import { keepAgreement, readAgreement, type Agreement } from '../rules/kept-agreement'

/** What is ticked for this order, and how to tick: the tab keeps it for the payment. */
export const useAgreement = (cart: CartDetail) => {
  const [, showAgain] = useReducer((shown: number) => shown + 1, 0)
  return {
    agreement: readAgreement(cart),
    agree: (agreement: Agreement) => {
      keepAgreement({ cart, agreement })
      showAgain()
    },
  }
}
