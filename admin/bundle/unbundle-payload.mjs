import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/** Loader of the file in which Payload bundles its interface: names the small modules it is made of, as its types do. */
export default function unbundlePayload() {
  const types = this.resourcePath.replace(/\.js$/, '.d.ts')
  this.addDependency(types)
  return transformSync(readFileSync(types, 'utf8'), { loader: 'ts' }).code
}
