import type { AudienceReport } from '@/contract/audience'
import { PAGE_TEMPLATES } from '@/domain/audience/counted-page'
import { formatNumber } from '@/domain/text/price'
import { formatVital, WEB_VITALS } from '@/domain/audience/web-vitals'

/** How fast pages were for three visitors out of four, and of how many measures that is said. */
export const VitalsTable = ({ vitals }: Pick<AudienceReport, 'vitals'>) => (
  <section className="audience__part">
    <h2>Vitesse des pages</h2>
    <p>
      Trois visites sur quatre font au moins aussi bien que ces valeurs (3e quartile). Safari ne mesure pas tout
      {'\u00a0'}: regarde le nombre de mesures avant d’en conclure quelque chose.
    </p>
    {vitals.length === 0 ? (
      <p>Aucune mesure sur cette période.</p>
    ) : (
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: keys scroll it as well
      <div className="audience__wide" role="region" aria-label="Vitesse des pages, en chiffres" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Type de page</th>
              <th scope="col">Mesure</th>
              <th scope="col" className="audience__count">
                3e quartile
              </th>
              <th scope="col" className="audience__count">
                {'Seuil «\u00a0bon\u00a0»'}
              </th>
              <th scope="col" className="audience__count">
                Mesures
              </th>
            </tr>
          </thead>
          <tbody>
            {vitals.map(({ template, vital, p75, times }) => (
              <tr key={`${template} ${vital}`}>
                <th scope="row">{PAGE_TEMPLATES[template]}</th>
                <td>{WEB_VITALS[vital].label}</td>
                <td className="audience__count">
                  {formatVital({ vital, value: p75 })}
                  {p75 > WEB_VITALS[vital].good && ' (au-dessus)'}
                </td>
                <td className="audience__count">{formatVital({ vital, value: WEB_VITALS[vital].good })}</td>
                <td className="audience__count">{formatNumber(times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
)
