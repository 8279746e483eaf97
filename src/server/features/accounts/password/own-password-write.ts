/** Marks, in the context of a Payload operation, the few writes of a password that are ours: all others are refused. */
export const ownPasswordWrite = (): { isOwnPasswordWrite: true } => ({ isOwnPasswordWrite: true })

/** The same for the accounts of the demo, whose password everybody reads in the README: no rule can hold it. */
export const demoPasswordWrite = () => ({ ...ownPasswordWrite(), isDemoPassword: true }) as const

export const isDemoPasswordWrite = (context: Record<string, unknown>): boolean =>
  isOwnPasswordWrite(context) && context['isDemoPassword'] === true

/** Whether a write of a password was marked; no request can mark its own. */
export const isOwnPasswordWrite = (context: Record<string, unknown>): boolean => context['isOwnPasswordWrite'] === true
