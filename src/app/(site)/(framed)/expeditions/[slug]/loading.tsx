import { ExpeditionLoading } from '@/storefront/screens/expedition/expedition-loading'

export default ExpeditionLoading
