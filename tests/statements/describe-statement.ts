import type pg from 'pg'

export type Column = { name: string; tableId: number; columnId: number; typeId: number }

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }
type Connection = {
  parse: (query: { text: string; types: number[] }) => void
  describe: (asked: { type: 'S' }) => void
  sync: () => void
}

/** What PostgreSQL says of the rows of a statement, which it parses and never runs. */
export const describeStatement = (client: pg.Client, text: string): Promise<Column[]> =>
  new Promise((resolve, reject) => {
    let columns: Column[] = []
    client.query({
      submit: (connection: Connection) => {
        connection.parse({ text, types: [] })
        connection.describe({ type: 'S' })
        connection.sync()
      },
      handleRowDescription: ({ fields }: { fields: Field[] }) => {
        columns = fields.map((field) => ({
          name: field.name,
          tableId: field.tableID,
          columnId: field.columnID,
          typeId: field.dataTypeID,
        }))
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    } as unknown as pg.Submittable)
  })
