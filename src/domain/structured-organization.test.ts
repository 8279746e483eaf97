import { expect, it } from 'vitest'
import { buildStructuredOrganization } from './structured-organization'

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
