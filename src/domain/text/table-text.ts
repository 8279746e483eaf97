export type Table = { columns: string[]; rows: string[][] }

const MOST_COLUMNS = 6
const MOST_ROWS = 60

/** Reads a table from its text: a line for each row, the names of the columns first, cells parted by `|` or by tabs. */
export const readTable = (text: string): ({ ok: true } & Table) | { ok: false; message: string } => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const [columns = [], ...rows] = lines.map((line) =>
    line.split(line.includes('\t') ? '\t' : '|').map((cell) => cell.trim()),
  )
  if (columns.length < 2 || rows.length === 0) {
    return { ok: false, message: 'Un tableau a deux colonnes au moins, et une ligne sous leurs noms.' }
  }
  if (columns.length > MOST_COLUMNS || rows.length > MOST_ROWS) {
    return {
      ok: false,
      message: `Un tableau a ${String(MOST_COLUMNS)} colonnes et ${String(MOST_ROWS)} lignes au plus.`,
    }
  }
  const wrong = rows.findIndex((row) => row.length !== columns.length)
  if (wrong !== -1) {
    return {
      ok: false,
      message: `La ligne ${String(wrong + 2)} a ${String(rows[wrong]?.length)} cellules pour ${String(columns.length)} colonnes.`,
    }
  }
  return { ok: true, columns, rows }
}
