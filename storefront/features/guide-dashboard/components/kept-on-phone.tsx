import { useSyncExternalStore } from 'react'
import { formatInstantInFull } from '@/domain/days/french-instants'
import { FIELD_SCOPE, readFieldCopies } from '@/storefront/lib/storage/field-copies'

/** Whether this phone keeps a departure for when there is no network, since when, and the way to keep it. */
export const KeptOnPhone = ({ departureId }: { departureId: number }) => {
  const made = useSyncExternalStore(
    noChange,
    () => readMade(departureId),
    () => null,
  )
  const href = `${FIELD_SCOPE}${String(departureId)}`
  if (made === null) {
    return (
      <p className="small guide-head__kept">
        Pas encore sur ce téléphone{'\u00a0'}: <a href={href}>garde la liste avant de partir</a>.
      </p>
    )
  }
  return (
    <p className="small guide-head__kept">
      <a href={href}>Sur ce téléphone</a>
      {made !== '' && `, copie du ${formatInstantInFull(made)}`}.
    </p>
  )
}

const noChange = () => () => undefined

/** When the copy was made, empty for one of before that was noted; null without a copy. */
const readMade = (departureId: number): string | null => {
  const known = readFieldCopies()
  return known?.until[departureId] === undefined ? null : (known.made?.[departureId] ?? '')
}
