import type { ReactNode } from 'react'
import { Box } from '@/storefront/ui/box'
import { LinkButton } from '@/storefront/ui/link-button'

type SettledBoxProps = {
  title: string
  /** Whether it was answered just now: then screen readers say it. */
  isFresh: boolean
  link: { href: string; text: string }
  children: ReactNode
  /** Between the answer and the link. */
  facts?: ReactNode
}

/** What was answered, and where to go on. */
export const SettledBox = ({ title, isFresh, link, children, facts }: SettledBoxProps) => (
  <div className="stack stack--loose">
    <div role={isFresh ? 'status' : undefined}>
      <Box title={title}>{children}</Box>
    </div>
    {facts}
    <div className="acts">
      <LinkButton look="go" href={link.href}>
        {link.text}
      </LinkButton>
    </div>
  </div>
)
