/** Copying more bytes than these costs more than a second piece. */
const SMALL = 2_000

/**
 * A whole body as `end` takes it, with its encoding. Node joins headers to text alone, and hands the system bytes apart from them: small
 * bodies go as Latin-1, which keeps each byte, in one write.
 */
export function inOneWrite(body: Buffer): [body: Buffer | string, encoding: 'latin1'] {
  return [body.length <= SMALL ? body.toString('latin1') : body, 'latin1']
}
