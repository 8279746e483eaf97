'use client'

import { onDemand } from '@/storefront/ui/on-demand'
import { FormPlace } from './form-place'

export const LazyMessageForm = onDemand(() => import('./message-form').then((module) => module.MessageForm), FormPlace)
