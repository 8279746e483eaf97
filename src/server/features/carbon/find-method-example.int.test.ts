import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ExpeditionCarbon } from '@/contract/carbon'
import { createExpedition } from '../../../../tests/factories/expedition'
import { GR20, HIGHLANDS, VERCORS } from '../../../../tests/factories/trip-carbon'
import { call } from '../../../../tests/integration/call'
import { findMethodExample } from './find-method-example'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

describe('the trip that the method is shown on', () => {
  it('is none while no published trip tells how one gets there', async () => {
    await createExpedition(payload)
    await createExpedition(payload, { ...VERCORS, _status: 'draft' })
    expect(await findMethodExample()).toBeNull()
  })

  it('is the simplest by train while nobody would fly, a coach in the plane’s place', async () => {
    await createExpedition(payload, GR20)
    const { slug } = await createExpedition(payload, VERCORS)
    const example = await findMethodExample()
    expect(example?.slug).toBe(slug)
    expect(example?.ways.map(({ mode }) => mode)).toEqual(['train', 'car_3', 'coach', 'car_1'])
  })

  it('is one that somebody could fly to, with the figures of its own page', async () => {
    const stage = { mode: 'train_abroad' as const, km: 200, minutes: 120, is_measured: false }
    const approach = ['Londres', 'York', 'Durham', 'Perth', 'Inverness', 'Kyle'].map((label) => ({ ...stage, label }))
    const { id, slug } = await createExpedition(payload, { ...HIGHLANDS, access: { ...HIGHLANDS.access, approach } })
    const example = await findMethodExample()
    expect(example?.slug).toBe(slug)
    expect(example?.ways.map(({ mode }) => mode)).toEqual(['train', 'car_3', 'plane', 'car_1'])
    const { body } = await call<ExpeditionCarbon>(`v1/expeditions/${String(id)}/carbon`)
    const shown = new Set(example?.ways.map(({ mode }) => mode))
    expect(example?.ways).toEqual(expect.arrayContaining(body.ways.filter(({ mode }) => shown.has(mode))))
  })
})
