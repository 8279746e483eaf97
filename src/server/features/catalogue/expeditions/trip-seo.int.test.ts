import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import type { Expedition } from '@/contract/expeditions'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'

it('answers what a trip says to search engines, and null for what it leaves to its own texts', async () => {
  const payload = await getPayload({ config, cron: false })
  const seoOf = async (id: number) => (await call<Expedition>(`v1/expeditions/${String(id)}`)).body.seo
  const plain = await createExpedition(payload)
  const written = await createExpedition(payload, { seo: { title: 'Vercors en bivouac', description: ' ' } })
  await runJobs()
  expect(await seoOf(plain.id)).toEqual({ title: null, description: null, image: null })
  expect(await seoOf(written.id)).toEqual({ title: 'Vercors en bivouac', description: null, image: null })
})
