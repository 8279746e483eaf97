/** Named by others than us: what reads them knows no other name. */
const NAMED_FOR_GOOD: readonly string[] = ['d_id', 'utm_source']

/**
 * The name under which a cookie of ours is kept. Over https, `__Host-` has browsers take it from this very host alone:
 * no neighbouring host, and nothing on the way, can plant one.
 */
export const cookieName = ({ name, isSecure }: { name: string; isSecure: boolean }): string =>
  isSecure && !NAMED_FOR_GOOD.includes(name) ? `__Host-${name}` : name
