/** The number of a document that a relation names, or holds; null for anything else. */
export const relationId = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : null
}
