import { expect, it } from 'vitest'
import { buildStructuredPerson } from './structured-person'

const guide = { slug: 'eve', full_name: 'Ève Tissot', job_title: '', biography: '', portrait_url: null }
const build = (more: object = {}) =>
  buildStructuredPerson({ guide: { ...guide, ...more }, siteUrl: 'https://a.test', brand: 'Lagopède' })

it('names the guide, the page and the agency, and leaves out what is not known', () => {
  expect(build()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Ève Tissot',
    url: 'https://a.test/our-guides/eve',
    worksFor: { '@type': 'Organization', name: 'Lagopède', url: 'https://a.test' },
  })
})

it('has the portrait at its whole address', () => {
  expect(build({ portrait_url: '/p.webp', job_title: 'Guide' })).toMatchObject({
    image: 'https://a.test/p.webp',
    jobTitle: 'Guide',
  })
})
