import type { Metadata } from 'next'
import { AccountScreen } from '@/storefront/screens/account-screen'

export const metadata: Metadata = { title: 'Mon compte', robots: { index: false } }

const AccountPage = () => <AccountScreen />

export default AccountPage
