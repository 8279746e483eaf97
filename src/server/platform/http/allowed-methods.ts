import type { Endpoint } from 'payload'

type Answering = Pick<Endpoint, 'method' | 'path'>

/**
 * The methods by which endpoints answer at a path under them; none when none knows it. What is written out goes before
 * what a parameter takes: `/interests/popup` is no favourite.
 */
export const allowedMethods = ({
  endpoints,
  path,
}: {
  endpoints: readonly Answering[]
  path: readonly string[]
}): string[] => {
  const leading = endpoints.filter((endpoint) => leadsTo({ template: endpoint.path, path }))
  const written = leading.filter((endpoint) => !endpoint.path.includes(':'))
  const known = written.length > 0 ? written : leading
  if (known.length === 0) return []
  return [...new Set([...known.map(({ method }) => method.toUpperCase()), 'OPTIONS'])].toSorted()
}

/** As Payload's router does: a parameter takes any part, one that ends with `?` may be missing, and case says nothing. */
const leadsTo = ({ template, path }: { template: string; path: readonly string[] }): boolean => {
  const names = template.split('/').filter((name) => name !== '')
  const least = names.filter((name) => !name.endsWith('?')).length
  if (path.length < least || path.length > names.length) return false
  return path.every((part, at) => names[at]?.startsWith(':') || names[at]?.toLowerCase() === part.toLowerCase())
}
