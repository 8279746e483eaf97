'use client'

import { type ReactNode, useState } from 'react'
import { formatNumber } from '@/domain/text/price'

type Column<Row> = {
  label: string
  show: (row: Row) => ReactNode
  isLate?: (row: Row) => boolean
}

type AgencyTableProps<Row> = {
  rows: Row[]
  keyOf: (row: Row) => string | number
  columns: [Column<Row>, ...Column<Row>[]]
}

const SHOWN_FIRST = 8

/** A list of the dashboard, whose first column names the row: the first eight, and all for who asks. */
export const AgencyTable = <Row,>({ rows, keyOf, columns }: AgencyTableProps<Row>) => {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, SHOWN_FIRST)
  const [first, ...others] = columns
  return (
    <>
      <table className="departures-to-come__table">
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first.show(row)}</th>
              {others.map(({ label, show, isLate }) => (
                <td key={label} data-label={label} className={isLate?.(row) ? 'agency__late' : undefined}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <button type="button" className="agency__quiet" onClick={() => setIsWhole(true)}>
          Voir les {formatNumber(rows.length)}
          {'\u00a0'}lignes
        </button>
      )}
    </>
  )
}
