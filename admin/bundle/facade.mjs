import path from 'node:path'

/** Those of Payload, which hold a form or a list; but for the sign-in, which browsers fill in before it is alive. */
const VIEW = /\/dist\/views\/(?!Login\/)/

/** Loader of a module of ON_DEMAND: what is named of it is loaded when it is shown. Its sheets stay with the page. */
export default function facade(source) {
  const { components, functions } = this.getOptions()
  const onDemand = path.relative(path.dirname(this.resourcePath), path.join(import.meta.dirname, 'on-demand.tsx'))
  const isView = VIEW.test(this.resourcePath)
  const load = `import('./${path.basename(this.resourcePath)}?whole')`
  return [
    `'use client'`,
    ...(source.match(/^import '[^']+\.css'$/gm) ?? []),
    `import { lazy } from 'react'`,
    `import { onDemand } from './${onDemand}'`,
    `let whole`,
    ...components.map(
      (name) =>
        `export const ${name} = onDemand(lazy(() => ${load}.then((it) => ({ default: (whole = it).${name} }))), ${isView})`,
    ),
    // Called by a component of the same module, once it is there.
    ...functions.map((name) => `export const ${name} = (...given) => whole.${name}(...given)`),
  ].join('\n')
}
