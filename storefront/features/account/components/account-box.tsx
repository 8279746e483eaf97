import { useId, type ReactNode } from 'react'

type AccountBoxProps = { title: string; children: ReactNode }

/** One subject of the account page. */
export const AccountBox = ({ title, children }: AccountBoxProps) => {
  const id = useId()
  return (
    <section className="box" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
