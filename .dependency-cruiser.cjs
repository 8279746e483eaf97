// The import table of ARCHITECTURE.md. Each comment says where the code belongs instead.

const own = '^(src|packages|storefront|collections|admin|scripts|tests|migrations|payload\\.config)'

/** The features of the server, each with the features below it. */
const FEATURES = require('./src/server/features/below.json')
/** The parts of the platform, each with the parts below it. */
const PLATFORM = require('./src/server/platform/below.json')

/** What lies in `from` may import nothing of this repository but `to` (and itself). */
const onlyImports = ({ name, comment, from, to }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: own, pathNot: to },
})

module.exports = {
  forbidden: [
    onlyImports({
      name: 'domain-stands-alone',
      comment:
        'A rule is pure. What it needs from elsewhere is handed to it as an argument; reading and writing go to src/server.',
      from: '^src/domain/',
      to: '^src/domain/',
    }),
    {
      name: 'domain-without-packages',
      comment:
        'Rules run on both sides and depend on no package. Only phone.ts may use libphonenumber-js, and read-xml.ts saxes.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$|^src/domain/(travelers/phone|text/read-xml)\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'] },
    },
    onlyImports({
      name: 'contract-knows-domain-only',
      comment: 'The contract says what a call takes and answers. How it is answered belongs in src/server/<group>.',
      from: '^src/contract/',
      to: '^src/(contract|domain)/',
    }),
    {
      name: 'contract-uses-zod-mini-only',
      comment: 'The browser loads the contract too: no package but zod/mini, which is small and never calls eval.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'], pathNot: 'node_modules/zod/mini/' },
    },
    {
      name: 'small-schemas-in-the-browser',
      comment:
        'zod itself weighs half as much again as zod/mini, and tries an eval that the policy of the pages reports.',
      severity: 'error',
      from: { path: '^(storefront|admin)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/' },
    },
    onlyImports({
      name: 'server-below-the-cms',
      comment:
        'Collections call the server, never the reverse. A rule both need goes to src/domain, a query to src/server.',
      from: '^src/server/',
      to: '^src/(server|contract|domain)/|^src/(env|trusted-proxies)\\.ts$|^payload\\.config\\.ts$|^packages/sandbox-provider/',
    }),
    {
      name: 'platform-knows-no-feature',
      comment:
        'The platform serves every feature and knows none. What a feature adds is handed to it, or listed in src/server/compose.',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/server/(features|compose)/' },
    },
    ...Object.entries(PLATFORM).map(([part, below]) => ({
      name: `platform-${part}`,
      comment: `What ${part} needs from a part of the platform that is not below it is handed in, or moves to a part below both.`,
      severity: 'error',
      from: { path: `^src/server/platform/${part}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/server/platform/[^/]+/',
        pathNot: `^src/server/platform/(${[part, ...below].join('|')})/`,
      },
    })),
    ...Object.entries(FEATURES).map(([feature, below]) => ({
      name: `feature-${feature}`,
      comment: `What ${feature} needs from a feature that is not below it is handed in as an argument, or composed in src/server/compose.`,
      severity: 'error',
      from: { path: `^src/server/features/${feature}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/server/(features|compose)/',
        pathNot: `^src/server/features/(${[feature, ...below].join('|')})/`,
      },
    })),
    {
      name: 'features-are-named',
      comment: 'A feature of the server is one of those in src/server/features/below.json, with what lies below it.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/server/features/', pathNot: `^src/server/features/(${Object.keys(FEATURES).join('|')})/` },
    },
    onlyImports({
      name: 'collections-describe',
      comment: 'A collection declares fields, access and hooks. Work goes to src/server, rules to src/domain.',
      from: '^collections/',
      to: '^(collections/|src/(server|domain)/|src/env\\.ts$)',
    }),
    onlyImports({
      name: 'storefront-over-the-contract',
      comment: 'Pages get data by the contract or as props loaded in src/app. Server code goes to src/server.',
      from: '^storefront/',
      to: '^(storefront/|src/(contract|domain)/)',
    }),
    onlyImports({
      name: 'ui-knows-no-domain',
      comment:
        'A ui component could be of any site, in French: what is about trips goes to storefront/parts, or to the feature that shows it.',
      from: '^storefront/ui/',
      to: '^storefront/(ui|lib|styles)/|^src/domain/text/(price|plural|text-length)\\.ts$',
    }),
    onlyImports({
      name: 'parts-know-no-feature',
      comment: 'A part is what several features show of the domain: it knows none of them.',
      from: '^storefront/parts/',
      to: '^storefront/(parts|ui|lib|styles)/|^src/(contract|domain)/',
    }),
    onlyImports({
      name: 'lib-below-features',
      comment: 'storefront/lib serves the features: what needs one of them goes into that feature.',
      from: '^storefront/lib/',
      to: '^storefront/(ui|lib)/|^src/(contract|domain)/',
    }),
    {
      name: 'features-apart',
      comment: 'Features never import each other: the screen that shows both passes one to the other as a slot.',
      severity: 'error',
      from: { path: '^storefront/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^storefront/(features|screens)/', pathNot: '^storefront/features/$1/' },
    },
    {
      name: 'screens-compose',
      comment: 'One screen per route. What two screens share is a feature or a ui component.',
      severity: 'error',
      from: { path: '^storefront/screens/([a-z]+)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^storefront/screens/', pathNot: '^storefront/screens/$1' },
    },
    onlyImports({
      name: 'app-routes-only',
      comment: 'A route is one line to a screen, with its metadata and data loading from src/server.',
      from: '^src/app/\\(site\\)/',
      to: '^(src/(app|server|contract|domain)/|src/env\\.ts$|storefront/(screens|features|parts|ui|lib|styles)/|payload\\.config)',
    }),
    {
      name: 'sandbox-behind-the-port',
      comment:
        'The product reaches the sandbox payment provider by the port of providers; it lists its tasks and serves its addresses.',
      severity: 'error',
      from: {
        path: '^(src|storefront|collections|admin|payload\\.config)',
        pathNot:
          '\\.test\\.tsx?$|^src/server/(features/payment-methods/online-providers|compose/tasks)\\.ts$|^src/app/maison-de-paiement/',
      },
      to: { path: '^packages/sandbox-provider/' },
    },
    onlyImports({
      name: 'sandbox-knows-no-booking',
      comment:
        'The sandbox payment provider keeps books of its own and implements the port of providers. It knows nothing of booking.',
      from: '^packages/sandbox-provider/',
      to: '^(packages/sandbox-provider/|src/server/(platform/|features/payment-methods/port\\.ts$)|src/domain/|src/env\\.ts$)',
    }),
    onlyImports({
      name: 'demo-fills-the-database',
      comment:
        'The demo writes rows and files by the rules of the domain and the server, and imports nothing that shows them.',
      from: '^packages/demo/',
      to: '^(packages/demo/|src/(server|domain)/|src/env\\.ts$|payload-types|payload\\.config)',
    }),
    {
      name: 'product-without-demo',
      comment: 'The product runs without the demo: scripts seed it, tests take texts and cases from it.',
      severity: 'error',
      from: { path: '^(src|storefront|collections|admin|payload\\.config)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/demo/' },
    },
    onlyImports({
      name: 'admin-panel',
      comment: 'Admin components show and edit through Payload. Rules go to src/domain, work to src/server.',
      from: '^admin/',
      to: '^(admin/|src/(contract|domain)/|payload-types)',
    }),
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The import leads nowhere: a moved file or a package that is not installed.',
      severity: 'error',
      from: {},
      // Next makes its types, Payload its import map.
      to: { couldNotResolve: true, pathNot: '\\.next/|\\.css$' },
    },
    {
      name: 'no-dev-package-at-run',
      comment: 'What runs in production is a dependency, not a devDependency.',
      severity: 'error',
      from: { path: '^(src|storefront|collections|admin|payload\\.config)', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|dist|migrations)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
