'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import { Skeleton } from '@/storefront/ui/skeleton'
import type { MessageForm } from './message-form'

/** The place of a form, in its size, until its script is there: reading a page needs none of it. */
const Waiting = () => (
  <div className="box mt-7 grid gap-4" aria-hidden="true">
    <Skeleton className="h-35" />
    <Skeleton className="h-12 w-48" />
  </div>
)

export const LazyMessageForm = dynamic<ComponentProps<typeof MessageForm>>(
  () => import('./message-form').then((module) => module.MessageForm),
  { ssr: false, loading: Waiting },
)
