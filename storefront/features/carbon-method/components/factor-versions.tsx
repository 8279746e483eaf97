import { formatFactor } from '@/domain/carbon/factor-words'
import { formatLongDate } from '@/domain/days/french-dates'
import { factorVersions, type DatedFactor } from '../rules/method-words'

/** What replaced a factor, from which day and why: a row is never corrected. */
export const FactorVersions = ({ factors }: { factors: DatedFactor[] }) => {
  const { later, first } = factorVersions(factors)
  return (
    <>
      <p className="meth-intro">
        Un facteur ne se corrige pas&nbsp;: une ligne nouvelle le remplace à partir de son jour, et dit pourquoi.
      </p>
      <ol className="meth-dated">
        {later.map((factor) => (
          <li key={`${factor.key} ${factor.effective_from} ${String(factor.mg)}`}>
            <time dateTime={factor.effective_from}>{formatLongDate(factor.effective_from)}</time>
            <p>
              <b>
                {factor.label}&nbsp;: {formatFactor(factor)}.
              </b>{' '}
              {factor.reason}
            </p>
          </li>
        ))}
        {first && (
          <li>
            <time dateTime={first.effective_from}>{formatLongDate(first.effective_from)}</time>
            <p>
              <b>{later.length > 0 ? 'Tous les autres.' : 'Tous les facteurs.'}</b> {first.reason}
            </p>
          </li>
        )}
      </ol>
    </>
  )
}
