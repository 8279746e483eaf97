import { DETOUR, PLANE_DETOUR_KM } from '@/domain/carbon/distance'
import { formatFactorRange } from '@/domain/carbon/factor-words'
import { DISTANCE_DOUBT } from '@/domain/carbon/leg'
import { LEAST_FLIGHT_KM } from '@/domain/carbon/plane-way'
import { STAY_MARGIN } from '@/domain/carbon/stay'
import { TRAIN_CLASSES } from '@/domain/carbon/train-legs'
import { LEAST_KM } from '@/domain/carbon/train-way'
import type { DatedFactor } from '../rules/method-words'

const percent = (share: number): string => `${String(Math.round(share * 100))}\u00a0%`

const DETOURS = [
  { name: 'En train', more: `+ ${percent(DETOUR.train - 1)}` },
  { name: 'En car', more: `+ ${percent(DETOUR.coach - 1)}` },
  { name: 'En voiture', more: `+ ${percent(DETOUR.car - 1)}` },
  { name: 'En ferry', more: `+ ${percent(DETOUR.ferry - 1)}` },
  { name: 'En avion', more: `+ ${String(PLANE_DETOUR_KM)}\u00a0km` },
]

/** How far is far where nobody measured it: the numbers are those that the method counts with. */
export const MethodDistances = ({ factors }: { factors: DatedFactor[] }) => {
  const short = factors.find(({ key, is_in_force }) => key === 'plane_1000' && is_in_force)
  const range = short && formatFactorRange(short)
  return (
    <>
      <p className="meth-intro">
        Quand on connaît le trajet, on relève la longueur de la ligne&nbsp;: c’est écrit «&nbsp;relevée&nbsp;». Sinon on
        part de la ligne droite, on l’allonge, et c’est écrit «&nbsp;estimée&nbsp;», à {percent(DISTANCE_DOUBT)} près.
      </p>
      <dl className="meth-detours">
        {DETOURS.map(({ name, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{more}</dd>
          </div>
        ))}
      </dl>
      <ul className="meth-rules">
        <li>{TRAIN_SENTENCE}</li>
        <li>
          De chez toi à la gare, on compte {String(LEAST_KM)}&nbsp;km au moins, en métro où il y en a un, en bus
          ailleurs.
        </li>
        <li>
          L’avion n’est montré qu’au-delà de {String(LEAST_FLIGHT_KM)}&nbsp;km, et jamais en premier.
          {range && ` Sur un vol court, les sources officielles vont ${range} par km\u00a0: la fourchette le dit.`}
        </li>
        <li>Sur place, ce qu’on n’a pas compté est une marge de {percent(STAY_MARGIN)}, montrée à part.</li>
      </ul>
    </>
  )
}

const [SLOW, MIDDLE] = TRAIN_CLASSES
const TRAIN_SENTENCE = `Un train estimé compte ses ${String(SLOW.upToKm)} premiers kilomètres en ${SLOW.label}, les ${String(MIDDLE.upToKm - SLOW.upToKm)} suivants en ${MIDDLE.label}, le reste en ${TRAIN_CLASSES[2].label}\u00a0: plutôt trop que pas assez.`
