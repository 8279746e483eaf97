import type { Metadata } from 'next'
import { AddressLinkScreen } from '@/storefront/screens/address-link-screen'

export const metadata: Metadata = { title: 'Confirme ton adresse', robots: { index: false } }

const AddressLinkPage = () => <AddressLinkScreen />

export default AddressLinkPage
