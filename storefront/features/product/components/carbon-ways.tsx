import { TrainFront } from 'lucide'
import type { ExpeditionCarbon } from '@/contract/carbon'
import { formatChanges, formatKg, formatKgRange, formatMinutes } from '@/domain/carbon/figure-words'
import { FARTHEST_STATION_KM } from '@/domain/carbon/train-way'
import { WAY_ICONS } from '@/storefront/parts/way-icons'
import { Icon } from '@/storefront/ui/icon'
import { drawWays } from '../rules/carbon-scale'

type Way = ExpeditionCarbon['ways'][number]

/** Every way there, with its weight there and back and its hours; one scale from zero. */
export const CarbonWays = ({ ways, from }: { ways: Way[]; from: string }) => (
  <table className="waytab">
    <caption>
      Tous les moyens d’y aller depuis {from}
      <span className="small soft"> en kg CO₂e, aller-retour par personne</span>
    </caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Moyen</th>
        <th scope="col">kg CO₂e, aller-retour par personne</th>
        <th scope="col">De porte à porte</th>
      </tr>
    </thead>
    <tbody>
      {ways.every(({ mode }) => mode !== 'train') && <NoTrain />}
      {drawWays(ways).map(({ way, bar, low, high, isLightest }) => (
        <tr key={way.mode} data-best={isLightest || undefined}>
          <th scope="row">
            <Icon of={WAY_ICONS[way.mode]} />
            <span>{way.name}</span>
          </th>
          <td className="waytab__kg">
            <i className="wh" style={{ '--v': bar, '--a': low, '--b': high }} aria-hidden="true" />
            <span>
              <b>{formatKg(way.grams)}</b>
              <small>{formatKgRange(way)}</small>
            </span>
          </td>
          <td className="waytab__time">
            <b>{formatMinutes(way.minutes)}</b>
            <small>{hoursNote(way)}</small>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** A way that is not there is a dash, and no zero. */
const NoTrain = () => (
  <tr>
    <th scope="row">
      <Icon of={TrainFront} />
      <span>Train</span>
    </th>
    <td className="waytab__kg">
      <span className="soft">Pas de gare à moins de {FARTHEST_STATION_KM}&nbsp;km</span>
      <span>—</span>
    </td>
    <td className="waytab__time">—</td>
  </tr>
)

const hoursNote = ({ timed_from, changes }: Way): string =>
  timed_from === null ? 'estimées' : [formatChanges(changes), 'relevées'].filter(Boolean).join(', ')
