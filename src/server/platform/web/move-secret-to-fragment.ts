import { SECRET_PAGES, secretLink } from '@/domain/accounts/secret-link'

/**
 * Links whose token is the last part of the path: those of travelers were written so before, and those to which a provider of cards
 * sends back, which adds to the address what it likes.
 */
const IN_PATH = /^(\/participants|\/payer|\/carte-offerte)\/([\w-]{20,100})$/

/**
 * Where to send who opens a link of an older mail, whose token stands in the query or the path: the same page, its token
 * after « # ». Next never sees that address.
 */
export function moveSecretToFragment(url: URL): string | undefined {
  const path = url.pathname.replace(/\/$/, '')
  const [, begun, inPath] = IN_PATH.exec(path) ?? []
  if (inPath !== undefined) {
    const known = SECRET_PAGES.find((page) => page === begun)
    if (known) return secretLink({ page: known, token: inPath })
  }
  const page = SECRET_PAGES.find((known) => known === path)
  const token = url.searchParams.get('token')
  if (!page || token === null) return undefined
  const others = new URLSearchParams(url.searchParams)
  others.delete('token')
  const search = others.size > 0 ? `?${String(others)}` : ''
  return secretLink({ page, token }).replace('#', `${search}#`)
}
