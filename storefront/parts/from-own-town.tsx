'use client'

import { useMayLeaveElsewhere } from '@/storefront/lib/storage/may-leave-elsewhere'
import { onDemand } from '@/storefront/ui/on-demand'
import type { OwnFigureProps } from './own-figure'

const FromParis = ({ children }: OwnFigureProps) => children

const OwnFigure = onDemand(
  () =>
    import('./own-figure').then(
      (module) => module.OwnFigure,
      () => FromParis,
    ),
  FromParis,
)

/** Draws a figure from the visitor's town in the place of that from Paris. Whoever told no town loads nothing for it. */
export const FromOwnTown = (props: OwnFigureProps) =>
  useMayLeaveElsewhere() ? <OwnFigure {...props} /> : props.children
