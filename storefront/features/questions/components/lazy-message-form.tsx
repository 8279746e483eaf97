'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import { FormPlace } from './form-place'
import type { MessageForm } from './message-form'

export const LazyMessageForm = dynamic<ComponentProps<typeof MessageForm>>(
  () => import('./message-form').then((module) => module.MessageForm),
  { ssr: false, loading: FormPlace },
)
