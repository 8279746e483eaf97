import * as z from 'zod/mini'

/** How the person at the screen proves who they are: a code of their second factor, or their password. */
const ConfirmationWay = z.enum(['code', 'password'])
export type ConfirmationWay = z.infer<typeof ConfirmationWay>
export type Confirmation = { way: ConfirmationWay; secret: string }

/** What the body of a 403 holds when the act waits for a confirmation: how it may be given. */
export const ConfirmationAsked = z.object({ confirm_identity: z.array(ConfirmationWay) })

/** The request header that confirms one act: it is checked and spent with the act that carries it, and kept nowhere. */
export const CONFIRMATION_HEADER = 'x-confirm-identity'

const LONGEST = 1024

/** Headers hold ASCII alone, and passwords anything. */
export const writeConfirmation = ({ way, secret }: Confirmation): string => `${way} ${encodeURIComponent(secret)}`

/** The confirmation of a header, or null when there is none that can be read. */
export const readConfirmation = (header: string | null): Confirmation | null => {
  const [way, written, ...rest] = (header ?? '').split(' ')
  const read = ConfirmationWay.safeParse(way)
  if (!read.success || !written || rest.length > 0) return null
  try {
    const secret = decodeURIComponent(written)
    return secret.length > LONGEST ? null : { way: read.data, secret }
  } catch {
    return null
  }
}
