import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

type PageProps = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export default function NotFound({ params, searchParams }: PageProps) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
