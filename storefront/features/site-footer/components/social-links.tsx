import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'

type Network = SiteSettings['social_links'][number]['network']

const NAMES: Record<Network, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
}

// The icon set carries no brand marks.
const MARKS: Record<Network, ReactNode> = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17.3" cy="6.7" r=".6" fill="currentColor" />
    </>
  ),
  facebook: (
    <path d="M14 21v-8h2.7l.4-3H14V8.2c0-.9.4-1.4 1.5-1.4H17V4.1C16.5 4 15.8 4 15 4c-2.5 0-4 1.4-4 4v2H8.3v3H11v8" />
  ),
  linkedin: (
    <>
      <path d="M7 10v8M7 6.5v.1M11 18v-8M11 13.5c0-2 1.2-3.5 3-3.5s3 1.2 3 3.5V18" />
      <rect x="3" y="3" width="18" height="18" rx="3" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.5 9.5 4.5 2.5-4.5 2.5Z" fill="currentColor" />
    </>
  ),
}

type SocialLinksProps = { links: SiteSettings['social_links'] }

export const SocialLinks = ({ links }: SocialLinksProps) => (
  <ul className="social ftr__social">
    {links.map(({ network, url }) => (
      <li key={network}>
        <a href={url} target="_blank" rel="noopener" aria-label={`${NAMES[network]}, nouvel onglet`}>
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {MARKS[network]}
          </svg>
        </a>
      </li>
    ))}
  </ul>
)
