import type { HouseAnswer } from './answer-once'
import type { Client } from './house-payment'

/** Keeps a card no more: it can be charged by nobody. One that is not kept changes nothing. */
export const forgetMethod = async ({ client, method }: { client: Client; method: string }): Promise<HouseAnswer> => {
  await client.query('update house_payments set saved_method = null, saves_method = false where saved_method = $1', [
    method,
  ])
  return { status: 200, body: { forgotten: true } }
}
