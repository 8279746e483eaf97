import { expect, it, describe } from 'vitest'
import { FACTOR_KEYS, type FactorKey } from '@/domain/carbon/factor'
import { query } from '@/server/platform/db/pool'
import { withClient } from '@/server/platform/postgres/probe'
import { FACTORS } from '../../../../tests/factories/factors'
import { siteDatabaseUrl, testDatabaseUrl } from '../../../../tests/integration/setup'
import ademe from './ademe-factors.fixture.json'
import { readFactors } from './read-factors'

type End = 'mg' | 'low_mg' | 'high_mg'

/** Which end of a row's range is what ADEME's model says. Keys that are not here have no rule in it. */
const COMPARED: ReadonlyArray<[FactorKey, End, keyof typeof ademe.mg]> = [
  ['train_tgv', 'mg', 'TGV, par km'],
  // Impact CO2 adds the building of the line.
  ['train_intercites', 'low_mg', 'Intercités, par km'],
  ['train_ter', 'mg', 'TER, par km'],
  ['train_suburban', 'mg', 'RER, par km'],
  ['metro', 'mg', 'Métro, par km'],
  ['bus', 'mg', 'Bus au gazole, par km'],
  ['coach', 'mg', 'Car, par km'],
  ['car', 'mg', 'Voiture diesel moyenne, par km'],
  // Impact CO2 has finer classes of distance than this model, whose figures are rounded.
  ['plane_1000', 'low_mg', 'Avion court courrier, par km'],
  ['plane_2000', 'low_mg', 'Avion de 1000 à 2000 km, par km'],
  ['plane_5000', 'high_mg', 'Avion de 2000 à 5000 km, par km'],
  ['plane_far', 'low_mg', 'Avion au-delà de 5000 km, par km'],
  ['ferry_seat', 'mg', 'Ferry, siège, par km'],
  ['ferry_cabin', 'mg', 'Ferry, cabine pour deux, par km'],
  ['ferry_vehicle', 'mg', 'Ferry, la voiture seule, par km'],
  ['night_hotel', 'mg', 'Nuit d’hôtel'],
  ['night_rental', 'mg', 'Nuit en location'],
  ['night_hostel', 'mg', 'Nuit en auberge'],
  ['night_camping', 'mg', 'Nuit en camping'],
  ['meal_breakfast', 'mg', 'Petit déjeuner continental'],
  ['meal_vegan', 'mg', 'Repas végétalien'],
  ['meal_vegetarian', 'mg', 'Repas végétarien'],
  ['meal_white_meat', 'mg', 'Repas avec viande blanche'],
  ['meal_red_meat', 'mg', 'Repas avec viande rouge'],
  ['meal_oily_fish', 'mg', 'Repas avec poisson gras'],
  ['meal_white_fish', 'mg', 'Repas avec poisson blanc'],
]

const INSERT = `insert into emission_factors
  (key, label, unit, value_mg, low_mg, high_mg, source, version, read_on, effective_from, reason)`
const row = (value: number, day: string) =>
  `${INSERT} values ('train_tgv', 'TGV', 'passenger_km', ${String(value)}, ${String(value)}, ${String(value)}, 'Impact CO2', 'août 2027', '2027-08-01', ${day}, 'Nouvelle version.')`

const TODAY = `(now() at time zone 'Europe/Paris')::date`

describe('the first factors', () => {
  it('are those that the tests of rules count with', async () => {
    const { of } = await readFactors()
    for (const key of FACTOR_KEYS) {
      const { unit, mg, low_mg, high_mg } = of[key]
      expect({ key, unit, mg, low_mg, high_mg }).toEqual({
        key,
        unit: FACTORS.of[key].unit,
        mg: FACTORS.of[key].mg,
        low_mg: FACTORS.of[key].low_mg,
        high_mg: FACTORS.of[key].high_mg,
      })
    }
  })

  it.each(COMPARED)('say of %s, %s, what ADEME’s model says (%s), within 2 %%', async (key, end, name) => {
    const ours = (await readFactors()).of[key][end]
    expect(Math.abs(ours - ademe.mg[name]) / ademe.mg[name]).toBeLessThanOrEqual(0.02)
  })

  it('leave none of that model’s figures uncompared', () => {
    expect(COMPARED.map(([, , name]) => name).sort()).toEqual(Object.keys(ademe.mg).sort())
  })
})

describe('a row', () => {
  it('is never changed or removed, whoever asks', async () => {
    for (const url of [siteDatabaseUrl(), testDatabaseUrl()]) {
      for (const statement of [
        `update emission_factors set value_mg = 1 where key = 'car'`,
        `delete from emission_factors where key = 'car'`,
      ]) {
        await expect(withClient(url, (client) => client.query(statement))).rejects.toThrow('never rewritten')
      }
    }
    await expect(query('truncate emission_factors')).rejects.toThrow('never rewritten')
  })

  it('never begins in the past', async () => {
    await expect(query(row(1, `${TODAY} - 1`))).rejects.toThrow('has passed')
  })

  it('counts from its day on, and makes another number of the set', async () => {
    const before = await readFactors()
    await query(row(3_100, `${TODAY} + 1`))
    expect(await readFactors()).toEqual(before)
    await query(row(3_000, TODAY))
    const after = await readFactors()
    expect([after.of.train_tgv.mg, after.number]).toEqual([3_000, before.number + 1])
    // Of two that begin on one day, the last written holds.
    await query(row(2_930, TODAY))
    expect((await readFactors()).of.train_tgv.mg).toBe(2_930)
  })
})
