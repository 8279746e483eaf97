/** Whether a value of JSON is an object with named values: no list, no null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value of JSON holds no other value. */
export const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object'
