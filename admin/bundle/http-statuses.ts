/** In place of `http-status`, in the browser: what Payload's errors read there, of two hundred texts. */
export const status = { INTERNAL_SERVER_ERROR: 500 }
