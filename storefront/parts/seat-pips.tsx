import type { Departure } from '@/contract/expeditions'

type SeatPipsProps = Pick<Departure, 'available_count'> & { minimum: number; missing: number }

/** A pip a seat: who is sure to come, who is missing, a mark after the minimum, what else is free. The words say it too. */
export const SeatPips = ({ minimum, missing, available_count }: SeatPipsProps) => (
  <span className="seats" aria-hidden="true">
    {pips(minimum - missing, 'is-taken')}
    {pips(missing, 'is-missing')}
    <i className="seats__mark" />
    {pips(available_count - missing)}
  </span>
)

const pips = (count: number, look?: string) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => <i key={index} className={look} />)
