const STEPS = ['Voyageurs', 'Participants', 'Récapitulatif', 'Paiement', 'Confirmation']

type TunnelStepsProps = { step: number }

/** Where one is in the booking; all is done on the last step. */
export const TunnelSteps = ({ step }: TunnelStepsProps) => (
  <ol className="steps" aria-label="Étapes">
    {STEPS.map((name, index) => {
      const isDone = index + 1 < step || step === STEPS.length
      const isNow = index + 1 === step
      return (
        <li
          key={name}
          className={isDone ? 'is-done' : isNow ? 'is-now' : undefined}
          aria-current={isNow ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <span>{name}</span>
          {isDone && <span className="sr-only">, terminé</span>}
        </li>
      )
    })}
  </ol>
)
