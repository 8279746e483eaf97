/** Parameters as a form sends them, nested by brackets. */
export type Params = { [name: string]: string | Params }

/** What Stripe refuses, in the shape of its errors. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly body: object

  constructor({
    status = 400,
    type = 'invalid_request_error',
    message,
    code,
    ...more
  }: { status?: number; type?: string; message: string; code?: string } & Record<string, unknown>) {
    super(message)
    this.status = status
    this.code = code
    this.body = { error: { type, message, ...(code !== undefined && { code }), ...more } }
  }
}

/** A query or a form, its brackets unfolded: `metadata[order]=1`, `expand[0]=latest_charge`. */
export const parseForm = (text: string): Params => {
  const params: Params = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = name.split(/[[\]]+/).filter((step) => step !== '')
    let at = params
    for (const step of steps.slice(0, -1)) {
      const next = at[step]
      const child = typeof next === 'object' ? next : {}
      at[step] = child
      at = child
    }
    at[steps.at(-1) ?? ''] = value
  }
  return params
}
