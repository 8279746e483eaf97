'use client'

import { useState } from 'react'
import { addressOf } from '@/contract/address-of'
import { getCampaigns, getCampaignsFile } from '@/contract/campaigns'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { daysUntilToday, PeriodForm } from '../audience/period-form'
import { usePanel } from '../calls/use-panel'
import { CampaignForm } from './campaign-form'
import { CampaignTable } from './campaign-table'

/** The campaigns of a period that the reader chooses, and the form that makes one. */
export const CampaignsPage = ({ siteUrl }: { siteUrl: string }) => {
  const [period, setPeriod] = useState(() => daysUntilToday({ days: 30, today: calendarDayInParis(new Date()) }))
  const { answer, error, reload } = usePanel(getCampaigns, { query: period })
  return (
    <>
      <CampaignForm onDone={reload} />
      <section className="audience__part">
        <h2>Ce qu’elles amènent</h2>
        <PeriodForm period={period} onChange={setPeriod} />
        <p>
          <a href={addressOf({ ...getCampaignsFile, query: period })} download>
            Exporter cette période (CSV)
          </a>
        </p>
        {error !== null && <p role="alert">{error}</p>}
        {answer && error === null && <CampaignTable report={answer} siteUrl={siteUrl} onChange={reload} />}
        {!answer && error === null && <p role="status">Chargement…</p>}
        <Meaning />
      </section>
    </>
  )
}

const Meaning = () => (
  <>
    <h3>Ce que disent ces chiffres</h3>
    <ul className="campaigns__meaning">
      <li>
        <strong>Visiteurs, aventure, réservation{'\u00a0'}:</strong> qui arrive par un lien est compté une fois par jour
        à chaque étape atteinte ce jour-là, sous la campagne. Le lendemain, le site ne le reconnaît plus{'\u00a0'}: une
        réservation faite plus tard ne compte pas ici. Qui s’oppose au compteur, les robots et l’équipe ne sont pas
        comptés.
      </li>
      <li>
        <strong>Comptes, réservations, réglé{'\u00a0'}:</strong> seulement les personnes qui ont accepté la mesure
        d’audience. Leur compte garde d’où elles venaient la première fois, si c’était un an au plus avant sa création.
        Les réservations sont celles de la période, faites sur le site{'\u00a0'}; «{'\u00a0'}réglé{'\u00a0'}» est ce qui
        en est payé aujourd’hui, remboursements ôtés. C’est donc un minimum.
      </li>
      <li>
        Les deux comptes ne se rejoignent pas{'\u00a0'}: diviser l’un par l’autre ne donne pas un taux de conversion.
      </li>
      <li>
        <strong>Autres liens{'\u00a0'}:</strong> des adresses marquées d’un code (utm) qui n’est d’aucune campagne en
        cours. Leur code n’est pas gardé. Les totaux restent vingt-cinq mois.
      </li>
    </ul>
  </>
)
