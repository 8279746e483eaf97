import { useEffect, useRef } from 'react'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { LinkButton } from '@/storefront/ui/link-button'

export type Receipt = {
  /** What is over: « 14 au 18 juin 2027 ». */
  before?: string
  title: string
  text: string
  lines: Array<{ label: string; value: string }>
  note?: string
}

/** What was done, as a ticket. */
export const ChangeReceipt = ({ receipt, reservationId }: { receipt: Receipt; reservationId: number }) => {
  const { before, title, text, lines, note } = receipt
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone: the page goes on here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="change-done" aria-labelledby="change-done">
      <div className="change-done__top on-dark">
        {before && (
          <p className="small">
            <s>{before}</s>
          </p>
        )}
        <h2 id="change-done" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="change-done__stub">
        {lines.length > 0 && (
          <dl className="dash-sums">
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {note && <p className="small soft">{note}</p>}
        <LinkButton look="ink" block href={RESERVATION_PATHS.reservation(reservationId)}>
          Voir mon départ
        </LinkButton>
      </div>
    </section>
  )
}
