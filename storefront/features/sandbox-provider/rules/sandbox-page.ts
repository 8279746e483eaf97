/** What a page of the sandbox payment provider shows of its payment. */
export type SandboxPage = {
  id: string
  amountCents: number
  description: string
  returnUrl: string
  state: 'awaiting_card' | 'awaiting_proof' | 'refused' | 'authorised' | 'captured' | 'released' | 'expired'
  failure: string | null
}
