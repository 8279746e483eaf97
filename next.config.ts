import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { SEARCH_KEYS } from './src/domain/search-keys'

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: path.resolve(import.meta.dirname),
  turbopack: { root: path.resolve(import.meta.dirname) },
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
    '@payloadcms/email-nodemailer',
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
