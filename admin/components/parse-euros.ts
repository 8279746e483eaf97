/** Reads a price typed the French way as integer cents: `1 290`, `1290,5`, `12,50 €`; null when it can't be one. */
export const parseEuros = (text: string): number | null => {
  const plain = text.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(plain)) return null
  return Math.round(Number(plain) * 100)
}
