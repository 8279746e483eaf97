import type { SandboxAnswer } from './answer-once'
import { captureLocked, expireLocked, present, releaseLocked } from './change-payment'
import { cardOf, type Client, lockPayment, type PresentedPayment } from './sandbox-payment'
import { SandboxRefusal } from './sandbox-refusal'

type Capture = { client: Client; id: string; amountCents: number }

/** Takes the money set aside, or a part of it; the rest is let go. Refused above it, twice, and once the time has passed. */
export const capturePayment = async ({ client, id, amountCents }: Capture): Promise<SandboxAnswer> => {
  const row = await lockPayment({ client, id })
  const card = cardOf(row)
  if (row.state === 'authorised' && card?.fate === 'lapses') {
    await expireLocked({ client, row })
    return lapsed(id)
  }
  if (row.state === 'expired') return lapsed(id)
  if (row.state !== 'authorised') {
    throw new SandboxRefusal({
      status: 409,
      code: 'unexpected_state',
      message: `'${id}' cannot be captured: its state is ${row.state}.`,
    })
  }
  if (amountCents > row.amount_cents) {
    throw new SandboxRefusal({
      status: 400,
      code: 'amount_too_large',
      message: `'${id}' was authorised for ${String(row.amount_cents)}: ${String(amountCents)} cannot be captured.`,
    })
  }
  return { status: 200, body: await captureLocked({ client, row, amountCents, card }) }
}

const lapsed = (id: string): SandboxAnswer => ({
  status: 409,
  body: { error: { code: 'authorisation_lapsed', message: `The authorisation of '${id}' is over.` } },
})

/** Lets go of what was set aside, or of a payment that no card was given for; what is over stays as it is. */
export const releasePayment = async ({ client, id }: { client: Client; id: string }): Promise<PresentedPayment> => {
  const row = await lockPayment({ client, id })
  if (row.state === 'captured') {
    throw new SandboxRefusal({
      status: 409,
      code: 'unexpected_state',
      message: `'${id}' is captured: it can be refunded.`,
    })
  }
  if (row.state === 'released' || row.state === 'expired') return present({ client, row })
  return releaseLocked({ client, row })
}
