'use client'

import { Suspense, useState, useSyncExternalStore, type ComponentType } from 'react'

const never = () => () => undefined

/**
 * What a page is sent with comes to life with it. What is opened later has a boundary of its own: while it loads, nothing
 * else goes.
 */
export function onDemand<Props extends object>(Part: ComponentType<Props>) {
  return function OnDemand(props: Props) {
    const isAlive = useSyncExternalStore(
      never,
      () => true,
      () => false,
    )
    const [isOpenedLater] = useState(isAlive)
    const part = <Part {...props} />
    return isOpenedLater ? <Suspense fallback={null}>{part}</Suspense> : part
  }
}
