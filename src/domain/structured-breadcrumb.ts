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
