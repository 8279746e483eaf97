import { notFound } from 'next/navigation'
import { FieldScreen } from '@/storefront/screens/field-screen'

type PageProps = { params: Promise<{ departure: string }> }

/** The shell of the field page, the same for everybody: what it shows comes from a call, or from the phone. */
const FieldRoute = async ({ params }: PageProps) => {
  const { departure } = await params
  if (!/^[1-9]\d{0,8}$/.test(departure)) notFound()
  return <FieldScreen departureId={Number(departure)} />
}

export default FieldRoute
