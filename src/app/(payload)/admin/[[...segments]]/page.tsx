import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { NoAdminYet } from '@/admin/accounts/no-admin-yet'
import { hasTeam } from '@/server/features/accounts/team/has-team'
import { importMap } from '../importMap.js'

type PageProps = {
  // Absent at the panel's root, where Payload takes an empty list for an address that it does not know.
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: PageProps) =>
  generatePageMetadata({ config, params, searchParams })

/** Payload lets the first caller of a new installation make themself its administrator: a command makes the first one. */
export default async function Page({ params, searchParams }: PageProps) {
  await connection()
  const { segments } = (await params) as { segments?: string[] }
  if (segments?.[0] === 'create-first-user') notFound()
  if (!(await hasTeam())) return <NoAdminYet />
  return RootPage({ config, params, searchParams, importMap })
}
