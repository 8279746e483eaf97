import { getExpeditionGeoJson } from '@/contract/expeditions'
import { callApi } from '@/storefront/lib/api/call-api'
import { buildGpx } from '../rules/build-gpx'

/** Gives the browser the route of an expedition as a GPX file. */
export const downloadTrack = async ({ id, name, slug }: { id: number; name: string; slug: string }): Promise<void> => {
  const route = await callApi(getExpeditionGeoJson, { params: { id: String(id) } })
  const address = URL.createObjectURL(new Blob([buildGpx({ name, route })], { type: 'application/gpx+xml' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: `${slug}.gpx` })
  link.click()
  URL.revokeObjectURL(address)
}
