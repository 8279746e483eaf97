import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import nextVitals from 'eslint-config-next/core-web-vitals'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

// Next's configuration brings this plugin with a few of its rules; all of the strict ones apply here.
const jsxA11y = nextVitals.find((config) => config.plugins?.['jsx-a11y'])?.plugins?.['jsx-a11y']

// React is written there alone, and its rules read a file as its compiler does: they would be a sixth of the time.
const REACT = ['**/*.tsx', 'storefront/**/*.ts', 'admin/**/*.ts']

// Payload writes a migration beside the schema it leads to; those written by hand are code like any other.
const generatedMigrations = readdirSync(new URL('migrations/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => `migrations/${name.replace(/json$/, 'ts')}`)

// No rule reads what tools wrote. Were it ignored, naming it on a command line would be a warning.
const written = { preprocess: () => [], postprocess: () => [] }

export default defineConfig(
  globalIgnores([
    '.next/**',
    '.data/**',
    'dist/**',
    'coverage/**',
    'test-results/**',
    'playwright-report/**',
    'public/**',
    'next-env.d.ts',
    'src/app/(payload)/**',
  ]),
  {
    files: ['payload-types.ts', ...generatedMigrations],
    plugins: { written: { processors: { none: written } } },
    processor: 'written/none',
  },
  js.configs.recommended,
  ...nextVitals.map((config) => (config.rules ? { ...config, files: REACT } : config)),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Names and titles are French: no emoji to take apart.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Illustrations come in their responsive sizes from the media collection: nothing is left to optimise.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    rules: {
      complexity: ['error', 12],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that declares it.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
      ],
    },
  },
  {
    // Commands talk to a person.
    files: ['scripts/**', 'tests/bench/**', 'src/seed/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Payload types the documents that hooks receive as any.
    files: ['collections/**'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        'off',
      ]),
    ),
  },
  {
    // Data, not code.
    files: ['src/seed/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Declaration merging is how vitest types what a global setup provides, and how features name their tasks and mails.
    files: [
      'tests/integration/setup.ts',
      'src/server/platform/{jobs/task,email/mail,email/enqueue-mail}.ts',
      'src/server/features/*/{jobs.ts,mails.tsx}',
    ],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'setInterval', 'clearInterval'].map((name) => [name, 'readonly']),
      ),
    },
  },
)
