/** A table for the terminal, or for a document when `markdown` is set. */
export function printTable({ title, rows, markdown }: { title: string; rows: string[][]; markdown: boolean }): string {
  const [head = [], ...body] = rows
  if (markdown) {
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`
    return [
      `### ${title}`,
      '',
      line(head),
      line(head.map((_, index) => (index === 0 ? '---' : '--:'))),
      ...body.map(line),
      '',
    ].join('\n')
  }
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return [title, ...rows.map((row) => `  ${line(row)}`), ''].join('\n')
}
