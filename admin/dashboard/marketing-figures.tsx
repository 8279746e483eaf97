'use client'

import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { getMarketingFigures, type MarketingFigures as Figures, type MarketingSum } from '@/contract/marketing'
import { formatDateRange } from '@/domain/days/french-dates'
import { formatNumber } from '@/domain/text/price'
import { usePanel } from '../calls/use-panel'
import { MarketingLists } from './marketing-lists'
import { UnpublishedTexts } from './unpublished-texts'

const CHOICES = [7, 30]

/** What a marketer looks at in the morning: the last days against as many before, and what waits for her. */
export const MarketingFigures = () => {
  const [days, setDays] = useState(30)
  const { answer, error } = usePanel(getMarketingFigures, { query: { days } })
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return <p role="status">Chargement…</p>
  return (
    <>
      <section aria-labelledby="figures-title">
        <div className="agency__head">
          <h2 id="figures-title" className="agency__subtitle">
            Ce qui se passe sur le site
          </h2>
          <div className="agency__choices" role="group" aria-label="Période">
            {CHOICES.map((choice) => (
              <button key={choice} type="button" aria-pressed={choice === days} onClick={() => setDays(choice)}>
                {`${String(choice)}\u00a0jours`}
              </button>
            ))}
          </div>
          <Link href="/admin/frequentation" className="agency__quiet">
            Toute la fréquentation
          </Link>
        </div>
        <p className="agency__say">
          {`${formatDateRange({ start: answer.from, end: answer.to })}, aujourd’hui compris, et la période d’autant de jours juste avant. Un visiteur qui revient le lendemain compte de nouveau\u00a0: le compteur ne reconnaît personne.`}
        </p>
        <Sums {...answer} />
      </section>
      <UnpublishedTexts texts={answer.unpublished} />
      <MarketingLists {...answer} />
    </>
  )
}

const SUM_LABELS: Record<MarketingSum, string> = {
  visitors: 'Visiteurs du jour, additionnés',
  views: 'Pages vues',
  product: 'Visiteurs qui ont vu une aventure',
  booking: 'Visiteurs entrés dans la réservation',
  sign_ups: 'Comptes créés',
  newsletter_new: 'Accords pour la newsletter',
  newsletter_left: 'Désinscriptions',
}

const Sums = ({ sums, subscribers }: Pick<Figures, 'sums' | 'subscribers'>) => (
  <ul className="counters" aria-label="En bref">
    {sums.map(({ sum, now, before }) => (
      <li key={sum} className="counters__one">
        <span className="counters__figure">{formatNumber(now)}</span>
        <span>{SUM_LABELS[sum]}</span>
        <span className="counters__detail">{changeWords({ now, before })}</span>
      </li>
    ))}
    <li className="counters__one">
      <span className="counters__figure">{formatNumber(subscribers)}</span>
      <Link href="/admin/collections/newsletter-subscribers">Inscrits à la newsletter</Link>
      <span className="counters__detail">aujourd’hui</span>
    </li>
  </ul>
)

/** Below this, a percentage of a few people says nothing. */
const FEW = 20

/** « +12 % (avant : 340) »; of a few, the number before alone. */
const changeWords = ({ now, before }: { now: number; before: number }): string => {
  const was = `avant\u00a0: ${formatNumber(before)}`
  if (before < FEW) return was
  const percent = Math.round((100 * (now - before)) / before)
  const sign = percent > 0 ? '+' : '−'
  return percent === 0 ? `stable (${was})` : `${sign}${formatNumber(Math.abs(percent))}\u00a0% (${was})`
}
