/**
 * Rows as a file that French spreadsheets open: semicolons, a byte order mark, quotes where needed. A cell that a
 * spreadsheet would run as a formula is kept as text.
 */
export const toCsv = (rows: ReadonlyArray<ReadonlyArray<string | number | null>>): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`

const cell = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // « +33… » is a phone, not a sum: a leading apostrophe says so.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
