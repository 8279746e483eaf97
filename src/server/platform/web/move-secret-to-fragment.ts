import { SECRET_PAGES, secretLink } from '@/domain/secret-link'

/** How the links of travelers were written before: their token was the last part of the path. */
const IN_PATH = /^\/participants\/([\w-]{20,100})$/

/**
 * Where to send who opens a link of an older mail, whose token stands in the query or the path: the same page, its token
 * after « # ». Next never sees that address.
 */
export function moveSecretToFragment(url: URL): string | undefined {
  const path = url.pathname.replace(/\/$/, '')
  const inPath = IN_PATH.exec(path)?.[1]
  if (inPath !== undefined) return secretLink({ page: '/participants', token: inPath })
  const page = SECRET_PAGES.find((known) => known === path)
  const token = url.searchParams.get('token')
  if (!page || token === null) return undefined
  const others = new URLSearchParams(url.searchParams)
  others.delete('token')
  const search = others.size > 0 ? `?${String(others)}` : ''
  return secretLink({ page, token }).replace('#', `${search}#`)
}
