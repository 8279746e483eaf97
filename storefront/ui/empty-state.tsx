import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  /** The title's language when it isn't French. */
  titleLang?: string
  as?: 'h1' | 'h2'
  children?: ReactNode
  action: ReactNode
}

/** One bird, one sentence, one way out. */
export const EmptyState = ({ title, titleLang, as: Heading = 'h2', children, action }: EmptyStateProps) => (
  <div className="full">
    <div className="topo topo--light" />
    <div className="empty__in">
      <img src="/brand/lagopede-mark.svg" alt="" width={140} height={140} loading="lazy" />
      <Heading lang={titleLang}>{title}</Heading>
      {children}
      <div className="acts acts--centred">{action}</div>
    </div>
  </div>
)
