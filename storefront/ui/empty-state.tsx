import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; as?: 'h1' | 'h2'; children?: ReactNode; action: ReactNode }

/** One bird, one sentence, one way out. */
export const EmptyState = ({ title, as: Heading = 'h2', children, action }: EmptyStateProps) => (
  <div className="full">
    <div className="topo topo--light" />
    <div className="grid max-w-xl justify-items-center gap-4">
      <img src="/brand/lagopede-mark.svg" alt="" width={128} height={128} />
      <Heading>{title}</Heading>
      {children && <div className="lead">{children}</div>}
      <div className="mt-2">{action}</div>
    </div>
  </div>
)
