import { expect, it } from 'vitest'
import { buildStructuredOrganization, buildStructuredBreadcrumb, buildStructuredPerson } from './structured-data'

it('says who the agency is: founded in 2018, based in Annecy, at absolute addresses', () => {
  const agency = {
    brand: 'Lagopède',
    about: 'Agence de voyages d’aventure.',
    phone_e164: '+33465712018',
    social_links: [{ url: 'https://social.example/lagopede' }],
  }
  expect(buildStructuredOrganization({ agency, siteUrl: 'https://site.example' })).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: 'Lagopède',
    url: 'https://site.example/',
    logo: 'https://site.example/brand/lagopede-logo.svg',
    telephone: '+33465712018',
    foundingDate: '2018',
    address: { addressLocality: 'Annecy', addressCountry: 'FR' },
    sameAs: ['https://social.example/lagopede'],
  })
})

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
