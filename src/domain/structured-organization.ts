type StructuredAgency = {
  brand: string
  about: string
  phone_e164: string
  social_links: ReadonlyArray<{ url: string }>
}

type Options = {
  agency: StructuredAgency
  /** The site's address, without a slash at its end. */
  siteUrl: string
}

/** The schema.org TravelAgency behind the site: founded in 2018, based in Annecy. */
export const buildStructuredOrganization = ({ agency, siteUrl }: Options) => ({
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  '@id': `${siteUrl}/#agency`,
  name: agency.brand,
  description: agency.about,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/brand/lagopede-logo.svg`,
  image: `${siteUrl}/brand/open-graph.jpg`,
  telephone: agency.phone_e164,
  foundingDate: '2018',
  address: { '@type': 'PostalAddress', addressLocality: 'Annecy', addressCountry: 'FR' },
  sameAs: agency.social_links.map(({ url }) => url),
})
