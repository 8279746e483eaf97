/** What a page of the payment house shows of its payment. */
export type HousePage = {
  id: string
  amountCents: number
  description: string
  returnUrl: string
  state: 'awaiting_card' | 'awaiting_proof' | 'refused' | 'authorised' | 'captured' | 'released' | 'expired'
  failure: string | null
}
