type Diploma = { year: number | null; title: string }

/** Diplomas as their form writes them, one a line, the year first where it is known. */
export const writeDiplomas = (diplomas: readonly Diploma[]): string =>
  diplomas.map(({ year, title }) => (year === null ? title : `${String(year)} ${title}`)).join('\n')

/** The diplomas that lines name: four digits first are the year. Empty lines are none. */
export const readDiplomas = (lines: string): Diploma[] =>
  lines.split('\n').flatMap((line) => {
    const [, year, title] = /^\s*(?:(\d{4})(?:\s*[,:.–-]\s*|\s+))?(.*?)\s*$/.exec(line) ?? []
    return title ? [{ year: year === undefined ? null : Number(year), title }] : []
  })
