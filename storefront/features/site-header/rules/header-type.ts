export type HeaderType = 'catalog' | 'product' | 'homepage' | 'error'

/** The header a path wears (spec §2). The /react-front twins wear the one of the page they double. */
export const headerType = (path: string): HeaderType => {
  const page = path.replace(/^\/react-front(?=\/|$)/, '').replace(/\/$/, '') || '/'
  if (page === '/') return 'homepage'
  if (page === '/expeditions' || page === '/recherche') return 'catalog'
  if (page.startsWith('/expeditions/')) return 'product'
  return 'error'
}
