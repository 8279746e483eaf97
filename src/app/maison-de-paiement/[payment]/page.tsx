import { notFound } from 'next/navigation'
import { loadSandboxPage } from '@lagopede/sandbox-provider/routes'
import { SandboxProviderScreen } from '@/storefront/screens/sandbox-provider-screen'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ payment: string }> }

const SandboxPage = async ({ params }: PageProps) => {
  const { payment } = await params
  const page = await loadSandboxPage(payment)
  if (!page) notFound()
  return <SandboxProviderScreen page={page} step="card" />
}

export default SandboxPage
