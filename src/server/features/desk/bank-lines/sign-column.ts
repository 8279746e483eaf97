import { isSignName, readSign, type BankColumns } from '@/domain/bank-lines/bank-columns'
import { clean, unreadable } from './statement'

type Table = { header: string[]; body: string[][]; columns: BankColumns }

/** The column that says which sums came and which left, by its name or by its cells; null without one. Throws if it cannot be read. */
export const findSign = ({ header, body, columns }: Table): number | null => {
  const others = header.flatMap((name, place) => (Object.values(columns).includes(place) ? [] : [{ name, place }]))
  const named = others.find(({ name, place }) => isSignName(name) && cellsOf({ body, place }).length > 0)
  const unread = named && cellsOf({ body, place: named.place }).find((cell) => readSign(cell) === null)
  if (named && unread !== undefined) {
    throw unreadable(
      `La colonne «\u00a0${named.name}\u00a0» porte «\u00a0${clean(unread, 40)}\u00a0»\u00a0: ce fichier ne dit pas quelles sommes sont reçues.`,
    )
  }
  return named?.place ?? others.find(({ place }) => isSign({ body, place }))?.place ?? null
}

const cellsOf = ({ body, place }: { body: string[][]; place: number }): string[] =>
  body.map((row) => row[place] ?? '').filter((cell) => cell.trim() !== '')

const isSign = (column: { body: string[][]; place: number }): boolean => {
  const cells = cellsOf(column)
  return cells.length > 0 && cells.every((cell) => readSign(cell) !== null)
}
