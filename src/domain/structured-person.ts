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
