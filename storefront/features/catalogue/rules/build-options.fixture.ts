import type { CatalogueOptions } from '@/contract/site'

const place = (value: string, code: string) => ({ value, flag_url: `/flags/${code}.svg` })

const france = place('France', 'fr')
const italy = place('Italie', 'it')
const lapland = [place('Norvège', 'no'), place('Suède', 'se'), place('Finlande', 'fi')]

/** Options small enough to read in a test. */
export const buildOptions = (): CatalogueOptions => ({
  destinations: [
    { group: 'all', title: 'Toutes les destinations', items: [france, italy, ...lapland] },
    { group: 'france', title: 'France', items: [france] },
    { group: 'outside-france', title: 'Hors de France', items: [italy, ...lapland] },
    { group: 'lapland', title: 'Laponie', items: lapland },
  ],
  price: { min: 250, max: 1900 },
  selections: [{ slug: 'premiere-fois', title: 'Première fois' }],
  categories: [
    {
      id: 1,
      slug: 'a-pieds',
      title: 'A pieds',
      icon: 'footprints',
      activities: ['Randonnée', 'Trail', 'Trek'],
      expeditions_count: 12,
    },
    { id: 2, slug: 'autres', title: 'Autres', icon: 'trees', activities: ['Accrobranche'], expeditions_count: 1 },
  ],
})
