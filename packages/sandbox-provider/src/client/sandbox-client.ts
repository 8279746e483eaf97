import * as z from 'zod/mini'
import type { SandboxSettings } from '../sandbox-settings'
import { ProviderUnavailable } from '@/server/features/payment-methods/port'

const PATIENCE_MS = 10_000

const Refused = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

/** What the sandbox answered by a refusal: it was reached, and did nothing. */
export class SandboxRefused extends Error {
  readonly code: string

  constructor({ code, message }: { code: string; message: string }) {
    super(`The sandbox payment provider refuses: ${message}`)
    this.name = 'SandboxRefused'
    this.code = code
  }
}

type Call<Schema> = {
  settings: Pick<SandboxSettings, 'address' | 'secretKey'>
  path: string
  /** With a body it is written, under its key. */
  write?: { key: string; body: unknown }
  response: Schema
}

/** Makes one call of the sandbox payment provider. Whatever leaves open what it did is `ProviderUnavailable`, a wrong key too. */
export const callSandbox = async <Schema extends z.ZodMiniType>({
  settings,
  path,
  write,
  response: schema,
}: Call<Schema>): Promise<z.output<Schema>> => {
  const { status, text } = await send({ settings, path, write })
  const body = parseJson(text)
  if (status < 300) {
    const answer = z.safeParse(schema, body)
    if (answer.success) return answer.data
    throw new ProviderUnavailable(`The sandbox payment provider answered ${path} by something else than it agreed to.`)
  }
  const refused = z.safeParse(Refused, body)
  const isRefusal = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
  if (isRefusal && refused.success) throw new SandboxRefused(refused.data.error)
  throw new ProviderUnavailable(`The sandbox payment provider answered ${String(status)} to ${path}.`)
}

const send = async ({ settings, path, write }: Omit<Call<never>, 'response'>) => {
  try {
    const response = await fetch(`${settings.address}${path}`, {
      method: write ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${settings.secretKey}`,
        ...(write && { 'Content-Type': 'application/json', 'Idempotency-Key': write.key }),
      },
      body: write && JSON.stringify(write.body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new ProviderUnavailable('The sandbox payment provider could not be reached.', { cause: error })
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
