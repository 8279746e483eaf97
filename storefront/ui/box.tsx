import { useId, type ReactNode } from 'react'

type BoxProps = { title: string; id?: string; aside?: ReactNode; className?: string; children: ReactNode }

/** One subject of a dashboard: its title, what stands beside it, its content. */
export const Box = ({ title, id, aside, className = '', children }: BoxProps) => {
  const titleId = useId()
  const heading = <h2 id={titleId}>{title}</h2>
  return (
    <section className={`box ${className}`} id={id} aria-labelledby={titleId}>
      {aside ? (
        <div className="row row-b wrapx box__head">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}
