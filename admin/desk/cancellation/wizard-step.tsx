import { useId, type ReactNode } from 'react'

type WizardStepProps = { number: number; title: string; note?: string; children: ReactNode }

/** A numbered part of a long action. */
export const WizardStep = ({ number, title, note, children }: WizardStepProps) => {
  const id = useId()
  return (
    <section className="wz__step" aria-labelledby={id}>
      <div className="wz__step-head">
        <h5 id={id}>
          <span className="wz__k">{number}</span> {title}
        </h5>
        {note && <span className="wz__note">{note}</span>}
      </div>
      {children}
    </section>
  )
}
