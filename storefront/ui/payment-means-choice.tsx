import { useId, type ReactNode } from 'react'

export type PaymentMeans = 'card' | 'transfer'

type MeansProps = {
  means: Array<{ key: PaymentMeans; title: string; note: string; mark: ReactNode; children: ReactNode }>
  chosen: PaymentMeans
  onChoose: (means: PaymentMeans) => void
}

/** By what one pays: one opens at a time. Nothing is to be chosen where there is one alone. */
export const PaymentMeansChoice = ({ means, chosen, onChoose }: MeansProps) => {
  const name = useId()
  const isChoice = means.length > 1
  return (
    <fieldset className="means">
      <legend className="sr-only">Moyen de paiement</legend>
      {means.map(({ key, title, note, mark, children }) => {
        const words = (
          <span className="mean__t">
            <b>{title}</b>
            <small>{note}</small>
          </span>
        )
        return (
          <div className="mean" key={key}>
            {isChoice ? (
              <label className="mean__h">
                <input
                  className="sr-only"
                  type="radio"
                  name={name}
                  checked={key === chosen}
                  onChange={() => onChoose(key)}
                />
                <span className="choice__dot" aria-hidden="true" />
                {words}
                {mark}
              </label>
            ) : (
              <div className="mean__h">
                {words}
                {mark}
              </div>
            )}
            {key === chosen && <div className="mean__b">{children}</div>}
          </div>
        )
      })}
    </fieldset>
  )
}
