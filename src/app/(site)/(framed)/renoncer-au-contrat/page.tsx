import { SERVER_PATHS } from '@/domain/site/server-paths'
import { loadSite } from '@/server/compose/pages/load-site'
import { pageMetadata } from '@/storefront/lib/page-metadata'
import { WithdrawalScreen } from '@/storefront/screens/withdrawal-screen'
import '@/storefront/styles/gift-cards.css'

export const metadata = pageMetadata({
  path: SERVER_PATHS.withdrawal,
  title: 'Renoncer au contrat',
  description: 'Renoncer à l’achat d’une carte cadeau pendant quatorze jours, sans motif.',
})

const WithdrawalPage = async () => {
  const { phone, phone_e164: phoneE164 } = await loadSite()
  return <WithdrawalScreen phone={phone} phoneE164={phoneE164} />
}

export default WithdrawalPage
