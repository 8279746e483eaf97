import * as z from 'zod/mini'
import { pool } from '@/server/platform/db/pool'
import type { Client } from './sandbox-payment'

export type Switches = {
  /** The API answers 503. */
  is_down: boolean
  loses_webhooks: boolean
  delivers_twice: boolean
  webhook_delay_seconds: number
  /** Each webhook leaves at an instant of its own within the delay, three seconds at least. */
  shuffles_webhooks: boolean
  authorisation_seconds: number
  dispute_after_seconds: number
  /** What the next payouts hold beyond what they are made of. */
  payout_error_cents: number
}

const NAMES = [
  'is_down',
  'loses_webhooks',
  'delivers_twice',
  'webhook_delay_seconds',
  'shuffles_webhooks',
  'authorisation_seconds',
  'dispute_after_seconds',
  'payout_error_cents',
] as const satisfies (keyof Switches)[]

const seconds = (most: number) => z.optional(z.int().check(z.minimum(0), z.maximum(most)))

const DAY = 86_400

export const SwitchesChange = z.strictObject({
  is_down: z.optional(z.boolean()),
  loses_webhooks: z.optional(z.boolean()),
  delivers_twice: z.optional(z.boolean()),
  webhook_delay_seconds: seconds(DAY),
  shuffles_webhooks: z.optional(z.boolean()),
  authorisation_seconds: seconds(7 * DAY),
  dispute_after_seconds: seconds(DAY),
  payout_error_cents: z.optional(z.int().check(z.minimum(-100_000), z.maximum(100_000))),
})

/** How the sandbox behaves, well unless it was told otherwise. */
export const readSwitches = async (client: Client = pool()): Promise<Switches> => {
  const { rows } = await client.query<Switches>(`select ${NAMES.join(', ')} from house_switches`)
  const [row] = rows
  if (!row) throw new Error('The sandbox payment provider has no switches.')
  return row
}

export const setSwitches = async (change: z.output<typeof SwitchesChange>): Promise<Switches> => {
  const set = NAMES.filter((name) => change[name] !== undefined)
  if (set.length > 0) {
    await pool().query(
      `update house_switches set ${set.map((name, index) => `${name} = $${String(index + 1)}`).join(', ')}`,
      set.map((name) => change[name]),
    )
  }
  return readSwitches()
}
