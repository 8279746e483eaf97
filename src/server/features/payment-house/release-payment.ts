import { present, releaseLocked } from './change-payment'
import { type Client, lockPayment, type PresentedPayment } from './house-payment'
import { HouseRefusal } from './house-refusal'

/** Lets go of what was set aside, or of a payment that no card was given for; what is over stays as it is. */
export const releasePayment = async ({ client, id }: { client: Client; id: string }): Promise<PresentedPayment> => {
  const row = await lockPayment({ client, id })
  if (row.state === 'captured') {
    throw new HouseRefusal({
      status: 409,
      code: 'unexpected_state',
      message: `'${id}' is captured: it can be refunded.`,
    })
  }
  if (row.state === 'released' || row.state === 'expired') return present({ client, row })
  return releaseLocked({ client, row })
}
