import Link from 'next/link'
import type { ReactNode } from 'react'

type FooterColumnProps = { title: string; links: Array<{ href: string; text: string }>; children?: ReactNode }

export const FooterColumn = ({ title, links, children }: FooterColumnProps) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {text}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)
