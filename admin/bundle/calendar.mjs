import path from 'node:path'

/** Loader of Payload's field of a date, which writes an instant the American way in the drawer that schedules a publication. */
export default function calendar() {
  const format = path.relative(path.dirname(this.resourcePath), path.join(import.meta.dirname, 'instant-format.tsx'))
  return [
    `'use client'`,
    `import { DatePickerField as Calendar } from './index.js?whole'`,
    `import { withInstantFormat } from './${format}'`,
    `export const DatePickerField = withInstantFormat(Calendar)`,
  ].join('\n')
}
