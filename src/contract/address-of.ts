type Written = { path: string; params?: Record<string, unknown>; query?: Record<string, unknown> }

/** The address of a call under /api, its parameters filled in and what is set of its query written. */
export const addressOf = ({ path, params = {}, query = {} }: Written): string => {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (isWritable(value) && value !== '') search.set(name, String(value))
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

const isWritable = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
