/** Adds a value to the statement's and answers its name in it. */
export type Bind = (given: unknown, type: string) => string

/** The values of a statement, and what adds to them. */
export const binder = (): { values: unknown[]; bind: Bind } => {
  const values: unknown[] = []
  return { values, bind: (given, type) => `$${String(values.push(storable(given)))}::${type}` }
}

// PostgreSQL refuses this one sign in any text; no name holds it.
const storable = (given: unknown): unknown => {
  if (Array.isArray(given)) return given.map(storable)
  return typeof given === 'string' ? given.replaceAll('\0', '\uFFFD') : given
}
