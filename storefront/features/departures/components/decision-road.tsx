import { lawOfDecision, type DecisionSteps } from '@/domain/departures/decision-steps'
import { legalPath } from '@/domain/legal/legal-documents'

/** « Comment se décide le 24 mai »: what happens, day by day, to the next departure that waits for travelers. */
export const DecisionRoad = ({ day, steps, leaves, stays }: DecisionSteps) => (
  <section className="decision" aria-labelledby="decision-titre">
    <h3 id="decision-titre">Comment se décide le {day}</h3>
    <ol className="road">
      {steps.map(({ kind, when, what, text }) => (
        <li key={kind} className={`road__step is-${kind}`}>
          <p>
            <span className="small mute own-line">{when}</span>
            <b>{what}</b>
          </p>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
    <ul className="fork">
      <li className="fork__way fork__way--leaves">
        <b>On part</b>
        <p>{leaves}</p>
      </li>
      <li className="fork__way">
        <b>On ne part pas</b>
        <p>
          {stays}{' '}
          <a className="link" href={legalPath('cancellation_choices')}>
            Comment ça marche
          </a>
        </p>
      </li>
    </ul>
    <p className="small soft">
      {lawOfDecision()} D’ici là, prends des billets échangeables, ou attends. La règle entière est dans nos{' '}
      <a className="link" href={legalPath('terms_of_sale')}>
        conditions générales
      </a>
      .
    </p>
  </section>
)
