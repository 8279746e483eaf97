import { describe, expect, it } from 'vitest'
import { call } from '../../../../tests/integration/call'
import type { PlaceList } from '@/contract/places'
import { query, queryOne } from '@/server/platform/db/pool'
import { fillPlaces } from './fill-places'

const find = async (typed: string) => (await call<PlaceList>(`v1/places?q=${encodeURIComponent(typed)}`)).body.items
const labels = async (typed: string) => (await find(typed)).map(({ label }) => label)

describe('the towns that people travel from', () => {
  it.each([
    ['Plouf', 'Ploufragan (22)'],
    ['PLOUFRAGAN', 'Ploufragan (22)'],
    ['22440', 'Ploufragan (22)'],
    ['St Etienne', 'Saint-Étienne (42)'],
    ['saint-etienne', 'Saint-Étienne (42)'],
    ['Ste Foy les Lyon', 'Sainte-Foy-lès-Lyon (69)'],
    ['l’isle d’abeau', "L'Isle-d'Abeau (38)"],
    ["l'isle d'ab", "L'Isle-d'Abeau (38)"],
    ['Havre', 'Le Havre (76)'],
    ['74000', 'Annecy (74)'],
    ['74', 'Annecy (74)'],
    ['Paris 11', 'Paris (75)'],
    ['paris 1er', 'Paris (75)'],
    ['75011', 'Paris (75)'],
    ['69007', 'Lyon (69)'],
    ['13008', 'Marseille (13)'],
    ['Marseille 8e', 'Marseille (13)'],
    ['Valence 26', 'Valence (26)'],
    ['Valence (82)', 'Valence (82)'],
    ['Saint-Denis 974', 'Saint-Denis (974)'],
    ['Annecy 74000', 'Annecy (74)'],
    ['Die', 'Die (26)'],
    ['Nan', 'Nantes (44)'],
    ['Bastia', 'Bastia (2B)'],
    ['Y', 'Y (80)'],
    ['Gustavia', undefined],
    ['Saint-Barthélemy 977', 'Saint-Barthélemy (977)'],
  ])('has « %s » for %s', async (typed, label) => expect((await labels(typed))[0]).toBe(label))

  it('has eight answers at most, each town once, and none where nothing is asked', async () => {
    const towns = await find('saint')
    expect(towns).toHaveLength(8)
    expect(new Set(towns.map(({ code }) => code)).size).toBe(8)
    for (const nothing of ['', '  ', '’', 'zzzzz', '%', '\\']) expect(await find(nothing)).toEqual([])
    expect(await labels('7500')).toEqual(['Paris (75)'])
  })

  it('says by which other name a town was found, and where its people take the train', async () => {
    const [paris] = await find('Paris 11e')
    expect(paris).toMatchObject({ code: '75056', other_name: 'Paris 11e Arrondissement' })
    expect((await find('Bellegarde-sur-Valserine'))[0]).toMatchObject({
      ...{ label: 'Valserhône (01)', other_name: 'Bellegarde-sur-Valserine' },
    })
    expect((await find('Ploufragan'))[0]).toMatchObject({ station: { name: 'Saint-Brieuc', km: 3 }, other_name: null })
    expect((await find('Ajaccio'))[0]?.station).toBeNull()
  })

  it('is kept by browsers, and refuses what is no line of text', async () => {
    const { headers } = await call('v1/places?q=Plouf')
    expect(headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400')
    expect((await call(`v1/places?q=${'a'.repeat(1001)}`)).status).toBe(422)
    expect((await call('v1/places?q=a&q=b')).status).toBe(422)
  })

  it('looks up a name by the index of the keys', async () => {
    const [{ 'QUERY PLAN': plan } = { 'QUERY PLAN': '' }] = await query<{ 'QUERY PLAN': string }>(
      `explain (format text) select * from place_keys where key >= 'plouf' and key < 'plouf~'`,
    )
    expect(plan).toMatch(/Index|Bitmap/)
  })
})

describe('the packages', () => {
  it('give every town of France a point, most of the people that of their own town', async () => {
    const rows = await query<{ located_by: string; towns: number; people: number }>(
      `select located_by, count(*)::int as towns, sum(population)::int as people from places group by 1`,
    )
    const of = (name: string) => rows.find(({ located_by }) => located_by === name) ?? { towns: 0, people: 0 }
    const all = rows.reduce((sum, { people }) => sum + people, 0)
    expect(rows.reduce((sum, { towns }) => sum + towns, 0)).toBeGreaterThan(34_900)
    expect((of('town').people + of('hand').people) / all).toBeGreaterThan(0.8)
    expect(of('department').people / all).toBeLessThan(0.005)
  })

  it('give a station to all but islands, the one that people mean', async () => {
    const stationOf = async (code: string) =>
      (
        await queryOne<{ name: string }>(
          `select s.name from places p join stations s on s.id = p.station_id where code = $1`,
          [code],
        )
      )?.name
    expect(await stationOf('75056')).toBe('Paris Gare de Lyon')
    expect(await stationOf('69123')).toBe('Lyon Part-Dieu')
    expect(await stationOf('42218')).toBe('Saint-Étienne Châteaucreux')
    expect(await stationOf('26198')).toBe('Montélimar')
    const without = await query<{ department: string }>(
      'select distinct department from places where station_id is null',
    )
    expect(without.map(({ department }) => department).filter((one) => !/^(2[AB]|9[78]\d)$/.test(one))).toEqual([])
    const [far] = await query<{ m: number }>(
      'select percentile_disc(0.5) within group (order by station_m) as m from places',
    )
    expect(far?.m).toBeLessThan(8_000)
  })

  it('are read once for a file, and again for another: rows stay, those that are no more go', async () => {
    expect(await fillPlaces()).toBe('current')
    await query(`update place_data set version = 'older'`)
    await query(`update places set name = 'Autre' where code = '22215'`)
    await query(`insert into places (code, name, department, postcodes, population, lat, lon, located_by)
      values ('22999', 'Partie', '22', '{22999}', 1, 48, -2, 'hand')`)
    // Both connections are open before the rows are made: this process does nothing else meanwhile, and a connection would time out.
    await Promise.all([query('select pg_sleep(0.1)'), query('select pg_sleep(0.1)')])
    expect((await Promise.all([fillPlaces(), fillPlaces()])).sort()).toEqual(['current', 'filled'])
    expect((await find('Plouf'))[0]?.name).toBe('Ploufragan')
    expect(await queryOne(`select 1 from places where code = '22999'`)).toBeNull()
    expect(await fillPlaces()).toBe('current')
  }, 180_000)
})
