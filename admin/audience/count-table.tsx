import type { ReactNode } from 'react'
import { formatNumber } from '@/domain/text/price'

export type CountRow = { key: string; cells: ReactNode[]; count: number }

type CountTableProps = {
  title: string
  /** The heads of the cells, then that of the count. */
  heads: string[]
  rows: CountRow[]
  /** What is said where there is nothing. */
  empty: string
  children?: ReactNode
}

/** Lines with their counts, each with a bar from zero as long as its share of the first one. */
export const CountTable = ({ title, heads, rows, empty, children }: CountTableProps) => {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section className="audience__part">
      <h2>{title}</h2>
      {children}
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {heads.map((head, rank) => (
                <th key={head} scope="col" className={rank === heads.length - 1 ? 'audience__count' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells, count }) => (
              <tr key={key}>
                {cells.map((cell, rank) =>
                  rank === 0 ? (
                    <th key={heads[rank]} scope="row">
                      {cell}
                      {count > 0 && (
                        <span
                          className="audience__bar"
                          aria-hidden="true"
                          style={{ inlineSize: `${String((100 * count) / most)}%` }}
                        />
                      )}
                    </th>
                  ) : (
                    <td key={heads[rank]}>{cell}</td>
                  ),
                )}
                <td className="audience__count">{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
