import { expect, it } from 'vitest'
import { buildStructuredBreadcrumb } from './structured-breadcrumb'

it('numbers the steps to a page from one', () => {
  const steps = [
    { name: 'Accueil', url: 'https://lagopede.test/' },
    { name: 'Aventures adultes', url: 'https://lagopede.test/expeditions' },
  ]
  expect(buildStructuredBreadcrumb(steps)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://lagopede.test/' },
      { '@type': 'ListItem', position: 2, name: 'Aventures adultes', item: 'https://lagopede.test/expeditions' },
    ],
  })
})
