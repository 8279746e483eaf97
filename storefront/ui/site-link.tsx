import Link from 'next/link'
import type { ComponentProps } from 'react'

type SiteLinkProps = ComponentProps<'a'> & { href: string }

/** Whether an address leaves the site, and so opens in a new tab. */
export const isForeign = (href: string): boolean => /^https?:/.test(href)

/** A link of the site, or out of it: foreign sites open in a new tab, `tel:` and `mailto:` stay plain. */
export const SiteLink = ({ href, children, ...props }: SiteLinkProps) => {
  if (isForeign(href)) {
    return (
      <a href={href} target="_blank" rel="noopener" {...props}>
        {children}
      </a>
    )
  }
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} prefetch={false} {...props}>
      {children}
    </Link>
  )
}
