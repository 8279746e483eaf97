import type { Metadata } from 'next'
import { OrderLinkScreen } from '@/storefront/screens/order-link-screen'

export const metadata: Metadata = { title: 'Confirme ta commande', robots: { index: false } }

const OrderLinkPage = () => <OrderLinkScreen />

export default OrderLinkPage
