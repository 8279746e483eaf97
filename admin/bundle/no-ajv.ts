/** In place of Ajv, in the browser: Payload checks a field against a schema where it is saved. */
export default function noAjv(): never {
  throw new Error('A JSON schema is checked by the server.')
}
