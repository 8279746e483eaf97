import type { SiteSearchResult } from '@/contract/site-search'

/** Something of each kind, and more trips than are shown; nothing when `isEmpty`. */
export const buildFound = ({ isEmpty = false }: { isEmpty?: boolean } = {}): SiteSearchResult => {
  if (isEmpty) {
    const none = { total: 0, items: [] }
    return { is_loosened: false, expeditions: none, articles: none, questions: none, pages: none }
  }
  return {
    is_loosened: false,
    expeditions: {
      total: 12,
      items: [{ id: 1, name: 'Tipis du Vercors', slug: 'tipis-du-vercors', photo: null, country: 'France', days: 3 }],
    },
    articles: {
      total: 1,
      items: [{ id: 2, title: 'Dormir dans un tipi', slug: 'dormir', category: 'conseils-preparation', cover: null }],
    },
    questions: { total: 1, items: [{ id: 3, question: 'Où dort-on\u00a0?', slug: 'dormir', theme: 'niveau' }] },
    pages: { total: 1, items: [{ path: '/nuits', title: 'Nos nuits', lead: '' }] },
  }
}
