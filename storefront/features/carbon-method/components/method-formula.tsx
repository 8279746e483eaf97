import type { MethodExample } from '@/contract/carbon'
import { formatKg } from '@/domain/carbon/figure-words'
import { figureName } from '../rules/method-words'

/** What a figure is made of, on the forest's dark; with what it comes to by the first way of the example. */
export const MethodFormula = ({ example }: { example: MethodExample }) => {
  const first = example?.ways[0]
  return (
    <section className="dark on-dark meth-formula" aria-labelledby="formule">
      <div className="topo" />
      <div className="wrap">
        <h2 id="formule" className="sr-only">
          La formule
        </h2>
        <p className="meth-formula__sum">
          <Term name="Distance" note="en km, étape par étape" />
          <Sign sign="×" said="fois" />
          <Term name="Facteur" note="en g CO₂e par km" />
          <Sign sign="×" said="fois" />
          <Term name="2" note="aller et retour" />
          <Sign sign="÷" said="divisé par" />
          <Term name="Personnes" note="en voiture seulement" />
          <Sign sign="=" said="égale" />
          {example && first ? (
            <Term name={formatKg(first.grams)} note={figureName({ way: first, from: example.from })} isResult />
          ) : (
            <Term name="kg CO₂e" note="par personne" isResult />
          )}
        </p>
      </div>
    </section>
  )
}

const Term = ({ name, note, isResult = false }: { name: string; note: string; isResult?: boolean }) => (
  <span className={`meth-formula__term ${isResult ? 'meth-formula__result' : ''}`}>
    <b>{name}</b> <small>{note}</small>
  </span>
)

/** A sign that is read as a word. */
const Sign = ({ sign, said }: { sign: string; said: string }) => (
  <>
    {' '}
    <i aria-hidden="true">{sign}</i>
    <span className="sr-only">{said} </span>
  </>
)
