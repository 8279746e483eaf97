import type { ContractChangeDetail } from '@/contract/contract-changes'
import { causeText, changedDaysText, changedPriceText, silenceText } from '@/domain/changes/contract-change-words'
import { formatDateRange } from '@/domain/days/french-dates'
import { Box } from '@/storefront/ui/box'
import { Note } from '@/storefront/ui/note'

/** What was, what becomes, why, by which figures, and what no answer means. */
export const ChangeFacts = ({ detail }: { detail: ContractChangeDetail }) => {
  const { days, was, becomes, causes } = detail
  const trip = days?.was ?? { start: detail.departure_start, end: detail.departure_end }
  return (
    <>
      <p className="lead">
        {detail.expedition}, {formatDateRange(trip).toLowerCase()}, réservation {detail.number}.
      </p>
      {detail.is_open && (
        <Note tone="info">
          <p>{silenceText(detail)}</p>
        </Note>
      )}
      <Box title="Ce qui change">
        <dl className="stack stack--close">
          <Fact name="Pourquoi">{detail.justification}</Fact>
          {was !== null && <Fact name="Ce qui était prévu">{was}</Fact>}
          {becomes !== null && <Fact name="Ce qui le remplace">{becomes}</Fact>}
          {days && <Fact name="Les dates">{changedDaysText(days)}</Fact>}
          {causes.length > 0 && (
            <Fact name="La formule de ton contrat">
              {causes.map((cause) => (
                <span key={cause.cause} className="own-line">
                  {causeText(cause)}
                </span>
              ))}
            </Fact>
          )}
          <Fact name="Le prix">{changedPriceText(detail)}</Fact>
        </dl>
      </Box>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="small soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)
