import { Clock, House, MoveDownRight, MoveUpRight, Route, Tent, Utensils, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import type { Expedition } from '@/contract/expeditions'
import { formatNumber } from '@/domain/text/price'
import { Icon } from '@/storefront/ui/icon'

type ProgrammeProps = { days: Expedition['programme'] }

const OUTDOORS = /bivouac|tente|étoiles|tipi/i

/** The programme day by day, with what each asks of the legs. */
export const Programme = ({ days }: ProgrammeProps) => (
  <ol>
    {days.map((day, index) => (
      <li className="day" key={index}>
        <p className="day__n">
          <span>
            <small>Jour</small> {index + 1}
          </span>
        </p>
        <div>
          <h3>{day.title}</h3>
          <p className="soft day__text">{day.text}</p>
          <ul className="day__stats">
            {day.distance_km !== null && (
              <Stat icon={Route} name="Distance">
                {String(day.distance_km).replace('.', ',')}&nbsp;km
              </Stat>
            )}
            {day.ascent_m !== null && (
              <Stat icon={MoveUpRight} name="Montée">
                +&nbsp;{formatNumber(day.ascent_m)}&nbsp;m
              </Stat>
            )}
            {day.descent_m !== null && (
              <Stat icon={MoveDownRight} name="Descente">
                −&nbsp;{formatNumber(day.descent_m)}&nbsp;m
              </Stat>
            )}
            {day.hours !== null && (
              <Stat icon={Clock} name="Durée">
                {formatHours(day.hours)}
              </Stat>
            )}
            {day.night && (
              <Stat icon={OUTDOORS.test(day.night) ? Tent : House} name="Nuit">
                {day.night}
              </Stat>
            )}
            {day.meals && (
              <Stat icon={Utensils} name="Repas">
                {day.meals}
              </Stat>
            )}
          </ul>
        </div>
      </li>
    ))}
  </ol>
)

const Stat = ({ icon, name, children }: { icon: IconNode; name: string; children: ReactNode }) => (
  <li>
    <Icon of={icon} />
    <span className="sr-only">{name}&nbsp;: </span>
    {children}
  </li>
)

const formatHours = (hours: number): string => {
  const whole = Math.floor(hours)
  const minutes = Math.round((hours - whole) * 60)
  return minutes > 0 ? `${whole}\u00a0h\u00a0${String(minutes).padStart(2, '0')}` : `${whole}\u00a0h`
}
