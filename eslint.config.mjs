import nextVitals from 'eslint-config-next/core-web-vitals'
import { defineConfig, globalIgnores } from 'eslint/config'

// Next's configuration brings this plugin with a few of its rules; all of the strict ones apply here.
const jsxA11y = nextVitals.find((config) => config.plugins?.['jsx-a11y'])?.plugins?.['jsx-a11y']

// React is written there alone. What every file is held to stands in .oxlintrc.json.
const REACT = ['**/*.tsx', 'storefront/**/*.ts', 'admin/**/*.ts']

export default defineConfig(
  globalIgnores(['.next/**', '.data/**', 'dist/**', 'public/**', 'src/app/(payload)/**', '**/*.{js,mjs,cjs}']),
  ...nextVitals.map((config) => ({ ...config, files: REACT })),
  {
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Illustrations come in their responsive sizes from the media collection: nothing is left to optimise.
      '@next/next/no-img-element': 'off',
    },
  },
)
