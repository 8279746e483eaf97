import '@payloadcms/next/css'
import '@/admin/styles/admin.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { guardServerFunction } from '@/server/platform/payload/guard-server-function'
import { refuseOtherAddress } from '@/server/platform/payload/refuse-other-address'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  const payload = await getPayload({ config })
  const sent = await headers()
  const { user } = await payload.auth({ headers: sent })
  const call = await guardServerFunction({ call: { name, args }, user, payload })
  if (!call) {
    if (user || !(await refuseOtherAddress({ payload, headers: sent }))) notFound()
    // What the panel itself falls back on without an answer: the form stays, under the notice that says what is wrong.
    return { state: null }
  }
  return handleServerFunctions({ ...call, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
