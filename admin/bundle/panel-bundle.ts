import path from 'node:path'
import type { NextConfig } from 'next'
import { ON_DEMAND } from './on-demand-modules'

const loader = (name: string) => path.join(import.meta.dirname, name)

/** What keeps the first scripts of the panel small: see docs/adr/0056-the-panel-loads-what-it-shows.md. */
export const PANEL_BUNDLE = {
  resolveAlias: {
    ajv: { browser: './admin/bundle/no-ajv.ts' },
    'http-status': { browser: './admin/bundle/http-statuses.ts' },
  },
  rules: {
    '**/@payloadcms/ui/dist/exports/client/index.js': { loaders: [loader('unbundle-payload.mjs')] },
    '**/@payloadcms/ui/dist/**/*.scss': { loaders: [loader('without-styles.mjs')], as: '*.js' },
    '**/@payloadcms/ui/dist/elements/DatePicker/index.js': [
      { condition: { not: { query: '?whole' } }, loaders: [loader('calendar.mjs')] },
    ],
    ...Object.fromEntries(
      Object.entries(ON_DEMAND).map(([file, { components, functions = [] }]) => [
        `**/${file}`,
        [
          {
            condition: { not: { query: '?whole' } },
            loaders: [{ loader: loader('facade.mjs'), options: { components, functions } }],
          },
          { condition: { query: '?whole' }, loaders: [loader('without-sheets.mjs')] },
        ],
      ]),
    ),
  },
} satisfies NextConfig['turbopack']
