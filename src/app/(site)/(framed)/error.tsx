'use client'

import { ErrorScreen } from '@/storefront/screens/error-screen'

const ErrorPage = ({ reset }: { error: Error; reset: () => void }) => <ErrorScreen onRetry={reset} />

export default ErrorPage
