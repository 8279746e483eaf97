import type { ReactNode } from 'react'
import { SiteLink } from '@/storefront/ui/site-link'

type AccountShortcutProps = { to: { href: string; text: string }; children: ReactNode }

/** A page of who is signed in, one press away, shown by a picture. */
export const AccountShortcut = ({ to: { href, text }, children }: AccountShortcutProps) => (
  <SiteLink href={href} className="iconbtn iconbtn--bare" aria-label={text}>
    {children}
  </SiteLink>
)
