import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { withoutEndSlashes } from '@/domain/site/without-end-slashes'
import { isLocalHost } from './is-local-host'
import { parseTrustedProxies } from './trusted-proxies'

const optionalText = z.string().min(1).optional()
const optionalUrl = z.url().optional()

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  // One processor is the worker's.
  WEB_PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(() => Math.max(1, availableParallelism() - 1)),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text, context) => {
      const trusted = parseTrustedProxies(text)
      if (trusted) return trusted
      context.addIssue('must be a number of proxies from 0 to 9, or addresses and networks such as 10.0.0.0/8')
      return z.NEVER
    }),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must look like postgresql://user:password@host:5432/name',
  }),
  // Read by what migrates and seeds alone.
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PAYLOAD_SECRET: z.string().min(16).optional(),
  PAYLOAD_SECRET_PREVIOUS: z.string().min(16).optional(),
  MEILISEARCH_URL: optionalUrl,
  MEILISEARCH_KEY: optionalText,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Lagopède <bonjour@lagopede.test>'),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  FACEBOOK_ISSUER: z.url().default('https://www.facebook.com'),
  FACEBOOK_CLIENT_ID: optionalText,
  FACEBOOK_CLIENT_SECRET: optionalText,
  MAP_STYLE_URL: optionalUrl,
  GTM_ID: optionalText,
  META_PIXEL_ID: optionalText,
  PAYMENT_HOUSE: z.stringbool().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must begin with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  BENCH: z.stringbool().default(false),
  DEMO_PASSWORD: z.string().min(6).default('lagopede-demo'),
})

/** Every variable that the site reads; each may be given by a file as well, `NAME_FILE`. */
export const VARIABLE_NAMES = Object.keys(Variables.shape)

export type Environment = Omit<z.infer<typeof Variables>, 'SITE_URL' | 'PAYLOAD_SECRET' | 'PAYMENT_HOUSE'> & {
  SITE_URL: string
  PAYLOAD_SECRET: string
  PAYMENT_HOUSE: boolean
}

let parsed: Environment | undefined

/** The process's variables, read at the first call so that importing this module needs none of them. */
export function env(): Environment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}

/** Reads variables, with defaults; throws one line that names each missing or wrong one. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = givenVariables(source)
  const result = Variables.safeParse(given)
  if (!result.success)
    throw new Error(
      `Environment: ${result.error.issues.map((issue) => describeIssue({ issue, source: given })).join('; ')}`,
    )

  const variables = result.data
  const SITE_URL = withoutEndSlashes(variables.SITE_URL ?? `http://localhost:${variables.PORT}`)
  checkPayments({ ...variables, SITE_URL })
  return {
    ...variables,
    SITE_URL,
    PAYLOAD_SECRET: variables.PAYLOAD_SECRET ?? developmentSecret(variables),
    PAYMENT_HOUSE:
      variables.PAYMENT_HOUSE ?? (variables.NODE_ENV === 'development' && isDemonstration({ ...variables, SITE_URL })),
  }
}

type PaymentVariables = Pick<
  z.infer<typeof Variables>,
  'NODE_ENV' | 'PAYMENT_HOUSE' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET'
> & { SITE_URL: string }

/** Whether the sandbox payment provider may stand here: nothing real is paid, nobody comes from elsewhere. */
export function isDemonstration({ SITE_URL, STRIPE_SECRET_KEY }: { SITE_URL: string; STRIPE_SECRET_KEY?: string }) {
  return STRIPE_SECRET_KEY === undefined && isLocalHost(new URL(SITE_URL).hostname)
}

function checkPayments(variables: PaymentVariables) {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook } = variables
  const given = { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook }
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length > 0 && missing.length < 3) {
    throw new Error(`Environment: ${missing.join(', ')} missing beside the other STRIPE_ variables (see .env.example)`)
  }
  if (secret && publishable && /_live_/.test(secret) !== /_live_/.test(publishable)) {
    throw new Error('Environment: STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not both of test, or both live')
  }
  if (variables.PAYMENT_HOUSE && !isDemonstration(variables)) {
    throw new Error(
      'Environment: PAYMENT_HOUSE is wrong: it takes no real card, so it opens neither beside Stripe nor at a public SITE_URL (see .env.example)',
    )
  }
}

/** The variables that are given, each by itself or by the file of `NAME_FILE`; throws one line on a file it cannot read. */
export function givenVariables(source: Record<string, string | undefined>): Partial<Record<string, string>> {
  return withoutEmpty({ ...readFiles(source), ...withoutEmpty(source) })
}

// `NAME=` in a file or a compose entry means "not set".
function withoutEmpty(source: Record<string, string | undefined>): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
}

/** What `NAME_FILE` points to, for any variable: a secrets manager hands secrets over as files, which no process list shows. */
function readFiles(source: Record<string, string | undefined>): Record<string, string> {
  const names = VARIABLE_NAMES.filter((name) => source[`${name}_FILE`] && !source[name])
  return Object.fromEntries(
    names.map((name) => {
      const file = source[`${name}_FILE`] ?? ''
      try {
        return [name, readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()]
      } catch {
        throw new Error(`Environment: ${name}_FILE names ${file}, which cannot be read (see .env.example)`)
      }
    }),
  )
}

function describeIssue({ issue, source }: { issue: z.core.$ZodIssue; source: Partial<Record<string, string>> }) {
  const name = String(issue.path[0])
  return `${name} ${source[name] ? `is wrong: ${issue.message}` : 'is missing'} (see .env.example)`
}

function developmentSecret({ NODE_ENV, DATA_DIR }: { NODE_ENV: string; DATA_DIR: string }): string {
  if (NODE_ENV === 'production') throw new Error('Environment: PAYLOAD_SECRET is missing (see .env.example)')
  return keptSecret(DATA_DIR)
}

/** The secret made on first use and kept under the data folder: for development, tests and the demonstration. */
export function keptSecret(dataDirectory: string): string {
  const directory = path.resolve(/* turbopackIgnore: true */ process.cwd(), dataDirectory)
  const file = path.join(directory, 'secret')
  mkdirSync(directory, { recursive: true })
  try {
    // `wx`: of two processes started together, one writes and both read the same secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  // A copy that was brought back may be readable by others.
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8')
}
