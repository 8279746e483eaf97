/** A key that no other press has; `randomUUID` exists over https alone. */
export const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
