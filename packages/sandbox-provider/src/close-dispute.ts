import { closeDisputeLocked } from './change-payment'
import { type Client, lockPayment, type PresentedPayment } from './sandbox-payment'
import { SandboxRefusal } from './sandbox-refusal'

type Verdict = { client: Client; id: string; outcome: 'won' | 'lost' }

/** The banks decided on a dispute. */
export const closeDispute = async ({ client, id, outcome }: Verdict): Promise<PresentedPayment> => {
  const row = await lockPayment({ client, id })
  if (row.dispute_state === 'open') return closeDisputeLocked({ client, row, outcome })
  throw new SandboxRefusal({ status: 409, code: 'unexpected_state', message: `'${id}' has no open dispute.` })
}
