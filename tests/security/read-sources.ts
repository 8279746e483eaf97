import { globSync, readFileSync } from 'node:fs'

export type Source = { file: string; text: string }

/** The product's own source files, without tests. */
export const readSources = (folders = ['src', 'storefront', 'collections', 'admin', 'packages/*/src']): Source[] =>
  globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
