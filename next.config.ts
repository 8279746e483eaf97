import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { PANEL_BUNDLE } from './admin/bundle/panel-bundle'
import { SEARCH_KEYS } from './src/domain/search/search-keys'

const config: NextConfig = {
  // A copy of what runs, for who takes it elsewhere: making it takes a while.
  output: process.env['BUILD_STANDALONE'] ? 'standalone' : undefined,
  compiler: process.env['BUILD_ASKS_FOR_DATABASE'] ? { runAfterProductionCompile: untilDatabaseIsFilled } : undefined,
  experimental: {
    // Nobody reads them of what is built, and a build took half as long again to write them.
    ...(process.env.NODE_ENV === 'production' && { turbopackSourceMaps: false, turbopackInputSourceMaps: false }),
    // Writing what the next build could take up costs the first one a while, and most clones build once.
    turbopackFileSystemCacheForBuild: !process.env['BUILD_IS_FIRST'],
    // No sheet of ours is of Sass, and those of Payload are taken as one.
    turbopackUseBuiltinSass: false,
  },
  outputFileTracingRoot: path.resolve(import.meta.dirname),
  turbopack: { root: path.resolve(import.meta.dirname), ...PANEL_BUNDLE },
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  compress: false,
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  // What only the server reads stands outside: Next would write five megabytes of it into each of a dozen bundles, and all are loaded.
  serverExternalPackages: [
    'graphile-worker',
    'pino',
    'sharp',
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    'csv-parse',
    'drizzle-orm',
    'fast-xml-parser',
    'ical-generator',
    'nodemailer',
    'otpauth',
    'pdfkit',
    'rate-limiter-flexible',
    'stripe',
  ],
  // The bare catalogue is a static page; with filters in the address its dynamic twin answers, so that nothing flashes.
  rewrites: () =>
    Promise.resolve({
      // A map is no filter, yet the static page shows a list.
      beforeFiles: [
        ...[...SEARCH_KEYS, 'view'].map((key) => ({
          source: '/:twin(react-front)?/expeditions',
          has: [{ type: 'query' as const, key }],
          destination: '/recherche',
        })),
        // The same of the blog: what is looked for, and the pages of a list after the first.
        { source: '/blog', has: [{ type: 'query', key: 'q' }], destination: '/blog/recherche' },
        {
          source: '/blog/articles/category/:category',
          has: [{ type: 'query', key: 'page' }],
          destination: '/blog/suite/:category',
        },
      ],
      afterFiles: [],
      fallback: [],
    }),
}

/** Whoever began this build fills the database while it compiles: pages are made when it answers that it has. */
function untilDatabaseIsFilled(): Promise<void> {
  const { channel } = process
  if (!channel) throw new Error('BUILD_ASKS_FOR_DATABASE is for a command that answers.')
  // Held open: nothing else keeps the process alive.
  channel.ref()
  return new Promise((resolve) => {
    process.once('message', () => {
      channel.unref()
      resolve()
    })
    process.send?.('compiled')
  })
}

const withAdmin = withPayload(config)

/** Payload asks for client hints on every path; outside the panel they would cost each first visit a reload. */
const hintsForTheAdminAlone: NextConfig = {
  ...withAdmin,
  headers: async () =>
    ((await withAdmin.headers?.()) ?? []).map((rule) =>
      rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
    ),
}

export default hintsForTheAdminAlone
