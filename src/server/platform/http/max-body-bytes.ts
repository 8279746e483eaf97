/** The largest body of any call but an upload. */
export const MAX_BODY_BYTES = 64 * 1024
