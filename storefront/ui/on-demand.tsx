import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A component whose script comes the first time it is shown; `Place` stands there meanwhile. What opens on demand costs
 * nothing to who never asks for it (next/dynamic does the same, and weighs on every page).
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place?: ComponentType<Props>,
) => {
  // On a train a first try may fail and the second not.
  const Late = lazy(async () => ({ default: await load().catch(load) }))
  const OnDemand = (props: Props) => (
    <Suspense fallback={Place && <Place {...props} />}>
      <Late {...props} />
    </Suspense>
  )
  return OnDemand
}
