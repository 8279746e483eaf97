import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { formatDayMonth } from '@/domain/days/french-dates'
import { queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import { referenceOf, settle, signInToPay } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload, { name: 'Traversée du Vercors' })).id
  await runJobs()
})

/** A deposit by card for two of a departure that needs six. */
const payDeposit = async () => {
  const provider = useMemoryProvider()
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  const departure = await createDeparture(payload, { expedition, min_participants: 6, ...dates })
  const payer = await signInToPay(payload)
  const { body } = await payer.pay(await payer.hold(departure.id))
  provider.act(await referenceOf(body.payment_id), 'accepted')
  const { reservation_id: id } = (await settle(body.token)).body
  await runJobs()
  return { provider, payer, id: id ?? 0, departure: departure.id, token: body.token }
}

const textOf = (email: string, subject: string) =>
  (mailServer.sentTo(email).find((mail) => mail.subject?.includes(subject))?.text ?? '').replaceAll(/\s/g, ' ')

describe('the mails after a deposit by card', () => {
  it('say what is received, that the departure is not sure, and to pay the rest by card first', async () => {
    const { payer, departure } = await payDeposit()
    const { day } = (await queryOne<{ day: string }>(
      `select to_char(first_day - 8, 'YYYY-MM-DD') as day from departures where id = $1`,
      [departure],
    )) ?? { day: '' }
    const unsure = `il manque 4 inscrits, décision le ${formatDayMonth(day).replaceAll(/\s/g, ' ')} au plus tard. N’achète pas encore ton train`
    const order = textOf(payer.email, 'est enregistrée')
    expect(order).toContain('Acompte reçu : 300 €.')
    expect(order).toContain('Il te reste à régler le solde de 700 €')
    expect(order).toContain(unsure)
    expect(order).toMatch(/Par carte, par ton lien privé : https?:\S+\/payer#token=.+Ou par virement à/)
    const receipt = textOf(payer.email, 'Nous avons reçu ton acompte')
    expect(receipt).toContain(unsure)
    expect(receipt).toMatch(/par carte, par ton lien privé : https?:\S+\/payer#token=/)
  })
})
