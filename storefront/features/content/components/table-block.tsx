import type { BlockProps } from './block-props'
import { BlockSection } from './block-section'

type Cells = Pick<BlockProps<'table'>, 'caption' | 'columns' | 'rows'>

export const TableBlock = ({ look, caption, columns, rows, note, ...section }: BlockProps<'table'>) => (
  <BlockSection {...section} className={`ctable--${look}`}>
    {look === 'receipt' ? (
      <Receipt caption={caption} columns={columns} rows={rows} />
    ) : (
      <Table caption={caption} columns={columns} rows={rows} />
    )}
    {note && <p className="ctable__note small mute">{note}</p>}
  </BlockSection>
)

const Table = ({ caption, columns, rows }: Cells) => (
  // Wider than a phone, it is moved on its own, by the keyboard too.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="ctable" role="region" aria-label={caption} tabIndex={0}>
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], line) => (
          <tr key={line}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column} className={/^[\d\s,.-]+$/.test(cell) ? 'num' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** A sum explained line by line, its total last. */
const Receipt = ({ caption, rows }: Cells) => (
  <div className="creceipt">
    <p className="creceipt__h">{caption}</p>
    <dl>
      {rows.map(([name, ...amounts], line) => (
        <div key={line} className={line === rows.length - 1 ? 'creceipt__total' : undefined}>
          <dt>{name}</dt>
          <dd className="num">{amounts.join(' ')}</dd>
        </div>
      ))}
    </dl>
  </div>
)
