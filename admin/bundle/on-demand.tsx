'use client'

import { Suspense, useState, useSyncExternalStore, type ComponentType } from 'react'
import { UntilAlive } from '../components/until-alive'

const never = () => () => undefined

/**
 * What a page is sent with comes to life with it; of a whole view (`isView`), nothing can be pressed before. What is opened later
 * has a boundary of its own: while it loads, nothing else goes.
 */
export function onDemand<Props extends object>(Part: ComponentType<Props>, isView = false) {
  return function OnDemand(props: Props) {
    const isAlive = useSyncExternalStore(
      never,
      () => true,
      () => false,
    )
    const [isOpenedLater] = useState(isAlive)
    const part = <Part {...props} />
    if (isOpenedLater) return <Suspense fallback={null}>{part}</Suspense>
    return isView ? <UntilAlive>{part}</UntilAlive> : part
  }
}
