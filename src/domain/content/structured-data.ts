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

type Step = { name: string; url: string }

/** The schema.org BreadcrumbList of a page; addresses are absolute. */
export const buildStructuredBreadcrumb = (steps: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

type Guide = { slug: string; full_name: string; job_title: string; biography: string; portrait_url: string | null }

/** The schema.org Person of a guide's page; `siteUrl` has no slash at its end. */
export const buildStructuredPerson = ({ guide, siteUrl, brand }: { guide: Guide; siteUrl: string; brand: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: guide.full_name,
  url: `${siteUrl}/our-guides/${guide.slug}`,
  ...(guide.job_title && { jobTitle: guide.job_title }),
  ...(guide.biography && { description: guide.biography }),
  ...(guide.portrait_url && { image: siteUrl + guide.portrait_url }),
  worksFor: { '@type': 'Organization', name: brand, url: siteUrl },
})
