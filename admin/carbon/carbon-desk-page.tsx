'use client'

import '../desk/desk.css'
import './carbon.css'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { addressOf } from '@/contract/address-of'
import { getCarbonDesk, getCarbonSeasonsFile, type CarbonDesk, type FactorVersion } from '@/contract/carbon-desk'
import { perimeterOf } from '@/domain/carbon/season'
import { formatLongDate } from '@/domain/days/french-dates'
import { usePanel } from '../calls/use-panel'
import { faultOf } from './fault-words'
import { FactorForm } from './factor-form'
import { amountOf, unitOf } from './factor-units'

/** The versions of the factors with the form that adds one, and the trips whose figure is to be looked at. */
export const CarbonDeskPage = () => {
  const { answer, error, reload } = usePanel(getCarbonDesk, {})
  const [added, setAdded] = useState<FactorVersion | null>(null)
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return <p role="status">Chargement…</p>
  return (
    <>
      <p>
        Méthode et facteurs en vigueur{'\u00a0'}: <b>{answer.version}</b>. Une version nouvelle remplace l’ancienne à
        partir de son jour{'\u00a0'}; rien ne s’efface, et chaque réservation garde la sienne.
      </p>
      <Seasons seasons={answer.seasons} />
      <Trips trips={answer.trips} />
      <h2>Facteurs</h2>
      {added && (
        <FactorForm
          key={added.id}
          factor={added}
          onDone={() => {
            setAdded(null)
            reload()
          }}
          onClose={() => setAdded(null)}
        />
      )}
      <Factors factors={answer.factors} onAdd={setAdded} />
    </>
  )
}

const kg = (grams: number | null): string => (grams === null ? '–' : `${String(Math.round(grams / 1000))}\u00a0kg`)

const Seasons = ({ seasons }: Pick<CarbonDesk, 'seasons'>) => (
  <>
    <h2>Par voyageur, en moyenne</h2>
    <p>
      Trajet aller-retour et séjour, tels que chaque contrat les garde au jour de la commande, pour les réservations qui
      tiennent. Un voyageur dont le contrat ne garde pas de bilan n’est pas compté.
    </p>
    {seasons.length === 0 ? (
      <p>Aucune réservation.</p>
    ) : (
      <>
        <div className="desk__scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Saison des départs</th>
                <th scope="col">Trajet</th>
                <th scope="col">Séjour</th>
                <th scope="col">En tout</th>
                <th scope="col">Fourchette</th>
                <th scope="col">Périmètre</th>
              </tr>
            </thead>
            <tbody>
              {seasons.map((season) => (
                <Season key={season.from} season={season} />
              ))}
            </tbody>
          </table>
        </div>
        <p>
          <a href={addressOf(getCarbonSeasonsFile)} download>
            Exporter (CSV)
          </a>
        </p>
      </>
    )}
  </>
)

const Season = ({ season }: { season: CarbonDesk['seasons'][number] }) => {
  const { label, average } = season
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{kg(average?.way_g ?? null)}</td>
      <td>{kg(average?.stay_g ?? null)}</td>
      <td>{kg(average && average.way_g + average.stay_g)}</td>
      <td>{average ? `de ${kg(average.low_g)} à ${kg(average.high_g)}` : '–'}</td>
      <td>{perimeterOf(season)}</td>
    </tr>
  )
}

const Trips = ({ trips }: Pick<CarbonDesk, 'trips'>) => (
  <>
    <h2>Aventures à revoir</h2>
    {trips.length === 0 ? (
      <p>Toutes les aventures publiées ont un bilan, relu il y a moins d’un an.</p>
    ) : (
      <div className="desk__scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Aventure</th>
              <th scope="col">Pourquoi</th>
              <th scope="col">Depuis Paris, séjour compris</th>
              <th scope="col">Médiane de la famille</th>
              <th scope="col">Relu le</th>
            </tr>
          </thead>
          <tbody>
            {trips.map((trip) => (
              <tr key={trip.id}>
                <th scope="row">
                  <a href={`/admin/collections/expeditions/${String(trip.id)}`}>{trip.name}</a>
                </th>
                <td>{faultOf(trip)}</td>
                <td>{kg(trip.total_g)}</td>
                <td>{kg(trip.median_g)}</td>
                <td>{trip.read_on ? formatLongDate(trip.read_on) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </>
)

type FactorsProps = { factors: FactorVersion[]; onAdd: (factor: FactorVersion) => void }

const Factors = ({ factors, onAdd }: FactorsProps) => (
  <div className="desk__scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Ce qu’on compte</th>
          <th scope="col">Valeur</th>
          <th scope="col">Fourchette</th>
          <th scope="col">Source</th>
          <th scope="col">À partir du</th>
          <th scope="col">Par qui, pourquoi</th>
          <th scope="col">
            <span className="sr-only">Ajouter une version</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {factors.map((factor) => (
          <tr key={factor.id} className={factor.is_in_force ? undefined : 'is-past'}>
            <th scope="row">
              {factor.label}
              <small>{factor.note}</small>
            </th>
            <td>
              {amountOf(factor, factor.mg)} {unitOf(factor)}
            </td>
            <td>
              {factor.low_mg === factor.high_mg
                ? '–'
                : `de ${amountOf(factor, factor.low_mg)} à ${amountOf(factor, factor.high_mg)}`}
            </td>
            <td>
              {factor.source}
              <small>
                {factor.version}, relevé le {formatLongDate(factor.read_on)}
              </small>
            </td>
            <td>{formatLongDate(factor.effective_from)}</td>
            <td>
              {factor.author ?? 'Le site'}
              <small>{factor.reason}</small>
            </td>
            <td>
              {factor.is_in_force && (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  aria-label={`Ajouter une version, ${factor.label}`}
                  onClick={() => {
                    onAdd(factor)
                  }}
                >
                  Nouvelle version
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
