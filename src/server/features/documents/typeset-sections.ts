import { frenchSpaces } from '@/domain/text/french-spaces'

/** A part of a paper that is drawn as rows. */
export type PdfSection = { title: string; rows: Array<{ label: string; value: string; isTotal?: boolean }> }

/** The sections of a paper that say something, with the spaces that French asks for. */
export const typesetSections = (sections: PdfSection[]): PdfSection[] =>
  sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => ({
      title: frenchSpaces(title),
      rows: rows.map((row) => ({ ...row, label: frenchSpaces(row.label), value: frenchSpaces(row.value) })),
    }))
