import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'

type AddressWatcherProps = { onAddress: () => void }

/** Tells when the address changed by another way than the filters: back, forward, a link to the catalogue. */
export const AddressWatcher = ({ onAddress }: AddressWatcherProps) => {
  const params = useSearchParams()
  // The hook only says when: it may lag behind two quick changes, window.location never does.
  useLayoutEffect(onAddress, [params, onAddress])
  return null
}
