import { KeptPage } from '@/storefront/features/guide-field/components/kept-page'

export const KeptScreen = () => <KeptPage />
