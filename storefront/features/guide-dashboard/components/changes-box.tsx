import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DepartureChange } from '@/contract/departure-changes'
import { formatInstant } from '@/domain/days/french-instants'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { Box } from '@/storefront/ui/box'
import { loadChanges, noteVisit } from '../api/guide-calls'
import { describeChange } from '../rules/describe-change'

/** What changed on a departure since the last visit, and before that on demand; seeing it is noted. */
export const ChangesBox = ({ departureId }: { departureId: number }) => {
  const { data: changes, error } = useQuery(
    {
      queryKey: [MINE, 'departure-changes', departureId],
      ...WHILE_SHOWN,
      staleTime: Infinity,
      queryFn: () => loadChanges(departureId),
    },
    queryClient(),
  )
  const newest = changes?.find((one) => one.is_new)?.at
  useEffect(() => {
    // What is not noted now is shown as new once more.
    if (newest !== undefined) void noteVisit({ id: departureId, until: newest }).catch(() => undefined)
  }, [departureId, newest])
  if (error) return null
  return <Box title="Ce qui a changé">{changes ? <Changes changes={changes} /> : <p role="status">Chargement…</p>}</Box>
}

const Changes = ({ changes }: { changes: DepartureChange[] }) => {
  const fresh = changes.filter((one) => one.is_new)
  const older = changes.filter((one) => !one.is_new)
  return (
    <>
      {fresh.length === 0 && <p className="soft">Rien de nouveau depuis ta dernière visite.</p>}
      {fresh.length > 0 && <ChangeList label="Depuis ta dernière visite" changes={fresh} />}
      {older.length > 0 && (
        <details className="guide-changes__older">
          <summary>Déjà vu ({older.length})</summary>
          <ChangeList label="Déjà vu" changes={older} />
        </details>
      )}
    </>
  )
}

const ChangeList = ({ label, changes }: { label: string; changes: DepartureChange[] }) => (
  <ul className="dash-list guide-changes" aria-label={label}>
    {changes.map((change, index) => (
      <li key={`${change.at} ${change.kind} ${String(index)}`}>
        <span>{describeChange(change)}</span> <small className="soft">{formatInstant(change.at)}</small>
      </li>
    ))}
  </ul>
)
