import config from '@payload-config'
import { getPayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { MOST_STATIONS, type Station } from '@/contract/stations'
import { query } from '@/server/platform/db/pool'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'

let staff: string
let marketer: string
let customer: string

/** In the Gulf of Guinea, where no other suite has stations. */
const STATIONS = [
  ['essai-1', 'Saint-Essai-les-Bains', 1.1, 2.1, 9],
  ['essai-2', 'Essai', 1, 2, 5],
  ['essai-3', 'Essai-Ville', 1.02, 2, 30],
  ['essai-4', 'Port-d’Essai', 1.9, 2, 80],
  ['essai-5', 'Loin de l’Essai', 9, 9, 100],
] as const

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  staff = (await signInAs(payload, { role: 'staff' })).token
  marketer = (await signInAs(payload, { role: 'marketer' })).token
  customer = (await signInAs(payload)).token
  for (const row of STATIONS) {
    await query(
      `insert into stations (id, name, country, lat, lon, is_high_speed, is_long_distance, weight)
       values ($1, $2, 'FR', $3, $4, false, false, $5)`,
      [...row],
    )
  }
})

type Body = { items: Station[]; error: string; errors: Array<{ field: string; message: string }> }

const ask = (asked: Record<string, string>, token: string | undefined = staff) =>
  call<Body>(`expeditions/stations?${new URLSearchParams(asked).toString()}`, { token })
const namesOf = async (asked: Record<string, string>) => (await ask(asked)).body.items.map(({ name }) => name)

const HERE = { near: '1,2' }

describe('the stations around a place', () => {
  it('are those of the part of the map that is shown, the nearest first, with their kilometres', async () => {
    const { status, body } = await ask(HERE)
    expect(status).toBe(200)
    expect(body.items.map(({ name, km }) => [name, km])).toEqual([
      ['Essai', 0],
      ['Essai-Ville', 2.2],
      ['Saint-Essai-les-Bains', 15.7],
    ])
    expect(body.items[1]).toEqual({
      ...{ id: 'essai-3', name: 'Essai-Ville', country: 'FR', lat: 1.02, lon: 2, rank: 1, km: 2.2 },
    })
    expect(await namesOf({ near: '1.1,2.1', reach: '1,1' })).toEqual([
      'Saint-Essai-les-Bains',
      'Essai-Ville',
      'Essai',
      'Port-d’Essai',
    ])
    expect(await namesOf({ ...HERE, reach: '0.01,0.01' })).toEqual(['Essai'])
  })

  it('are the most served where there are many', async () => {
    await query(
      `insert into stations (id, name, country, lat, lon, is_high_speed, is_long_distance, weight)
       select 'foule-' || n, 'Foule ' || n, 'FR', -30 + n / 1000.0, -30, false, false, n from generate_series(1, 60) n`,
    )
    const items = (await ask({ near: '-30,-30' })).body.items
    expect(items).toHaveLength(MOST_STATIONS)
    expect([items[0]?.name, items.at(-1)?.name]).toEqual(['Foule 21', 'Foule 60'])
    expect([items[0]?.rank, items.at(-1)?.rank]).toEqual([40, 1])
  })

  it('are of all countries, those of France four for one of each neighbour, whatever a railway says of its own', async () => {
    await query(
      `insert into stations (id, name, country, lat, lon, is_high_speed, is_long_distance, weight)
       select 'grenze-' || n, 'Grenze ' || n, 'DE', -30 + n / 1000.0, -30, false, false, 9000 + n from generate_series(1, 60) n`,
    )
    const items = (await ask({ near: '-30,-30' })).body.items
    const countOf = (country: string) => items.filter((item) => item.country === country).length
    expect([countOf('FR'), countOf('DE')]).toEqual([32, 8])
  })

  it('are of two that are served alike that of more people', async () => {
    await query(
      `insert into stations (id, name, country, lat, lon, is_high_speed, is_long_distance, weight)
       values ('pareil-1', 'Pareil-le-Petit', 'FR', -40, -40, false, false, 5), ('pareil-2', 'Pareil', 'FR', -40, -40, false, false, 5)`,
    )
    await query(
      `insert into places (code, name, department, postcodes, population, lat, lon, located_by, station_id, station_m)
       values ('01998', 'Petit', '01', '{01998}', 30, -40, -40, 'hand', 'pareil-1', 10),
         ('01999', 'Pareil', '01', '{01999}', 90, -40, -40, 'hand', 'pareil-2', 10)`,
    )
    const { items } = (await ask({ near: '-40,-40' })).body
    expect(items.map(({ name, rank }) => [name, rank])).toEqual([
      ['Pareil-le-Petit', 2],
      ['Pareil', 1],
    ])
    expect(await namesOf({ near: '-40,-40', q: 'pareil-' })).toEqual(['Pareil', 'Pareil-le-Petit'])
  })
})

describe('a station by its name', () => {
  it('is found wherever it is, the name itself first, then those that begin so, then the most served', async () => {
    expect(await namesOf({ ...HERE, q: 'ESSAÏ' })).toEqual([
      'Essai',
      'Essai-Ville',
      'Loin de l’Essai',
      'Port-d’Essai',
      'Saint-Essai-les-Bains',
    ])
    await query(
      `insert into stations (id, name, country, lat, lon, is_high_speed, is_long_distance, weight)
       values ('essai-de', 'Essaibahn', 'DE', 50, 9, true, true, 90000)`,
    )
    expect((await namesOf({ ...HERE, q: 'essai' })).slice(0, 3)).toEqual(['Essai', 'Essai-Ville', 'Essaibahn'])
    expect((await ask({ near: '1,2', q: 'loin de l’essai' })).body.items).toMatchObject([{ km: 1180.1 }])
  })

  it('is found by « St » for « Saint », and by no sign that means something else in SQL', async () => {
    expect(await namesOf({ ...HERE, q: 'St-essai' })).toEqual(['Saint-Essai-les-Bains'])
    expect(await namesOf({ ...HERE, q: 'essai%' })).toEqual([])
    expect(await namesOf({ ...HERE, q: 'e_sai' })).toEqual([])
    expect(await namesOf({ ...HERE, q: '-' })).toEqual([])
    expect(await namesOf({ ...HERE, q: "';--" })).toEqual([])
  })
})

describe('the call', () => {
  it('is the staff’s alone', async () => {
    expect((await ask(HERE, marketer)).status).toBe(403)
    expect((await ask(HERE, customer)).status).toBe(404)
    expect((await call('expeditions/stations?near=1,2')).status).toBe(404)
  })

  it.each([
    ['no place', {}, 'near', 'Ce champ est obligatoire.'],
    ['words for a place', { near: 'Grenoble' }, 'near', 'Cette valeur n’a pas la forme attendue.'],
    ['half a place', { near: '45' }, 'near', 'Cette valeur n’a pas la forme attendue.'],
    ['a place off the earth', { near: '95,2' }, 'near', '90 au plus.'],
    ['more than the earth', { near: '1,2', reach: '1,500' }, 'reach', '180 au plus.'],
    ['a name that is too long', { near: '1,2', q: 'é'.repeat(81) }, 'q', '80\u00a0caractères au plus.'],
  ])('refuses %s', async (_case, asked, field, message) => {
    const { status, body } = await ask(asked)
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: expect.stringContaining(field) as string, message })],
    ])
  })
})
