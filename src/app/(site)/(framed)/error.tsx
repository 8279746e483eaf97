'use client'

import { onDemand } from '@/storefront/ui/on-demand'

// Each page has it at hand, and hardly any shows it.
const ErrorScreen = onDemand(() => import('@/storefront/screens/error-screen').then((module) => module.ErrorScreen))

const ErrorPage = ({ reset }: { error: Error; reset: () => void }) => <ErrorScreen onRetry={reset} />

export default ErrorPage
