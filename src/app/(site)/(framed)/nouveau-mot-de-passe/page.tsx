import type { Metadata } from 'next'
import { ResetPasswordScreen } from '@/storefront/screens/reset-password-screen'

export const metadata: Metadata = { title: 'Nouveau mot de passe', robots: { index: false } }

const ResetPasswordPage = () => <ResetPasswordScreen />

export default ResetPasswordPage
