import type { UIFieldServerProps } from 'payload'
import { levelName } from '@/domain/catalogue/level-name'
import { expeditionDemand } from '@/domain/catalogue/expedition-demand'
import './demand.css'

/** Below the typed level, what the saved programme asks. */
export const DemandNote = ({ data }: Pick<UIFieldServerProps, 'data'>) => {
  const { demand, isFar } = expeditionDemand(data)
  if (demand === null) return null
  return (
    <p className={isFar ? 'demand demand--far' : 'demand'}>
      D’après le programme enregistré (heures, montées, altitude)&nbsp;: {demand}, {levelName(demand).toLowerCase()}.
      {isFar && ' Le niveau choisi en est loin\u00a0: vérifie l’un ou l’autre.'}
    </p>
  )
}
