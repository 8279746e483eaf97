import { describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { isPreparedBy, notePreparation } from './preparation-note'

describe('the note of what prepared the database', () => {
  it('is of these sources alone', async () => {
    expect(await isPreparedBy('these')).toBe(false)
    await notePreparation('these')
    expect(await isPreparedBy('these')).toBe(true)
    expect(await isPreparedBy('others')).toBe(false)
    await notePreparation('others')
    expect(await isPreparedBy('these')).toBe(false)
    expect(await isPreparedBy('others')).toBe(true)
  })

  it('is not there in a database that nothing was written into', async () => {
    await query('alter table payload_kv rename to kv_of_another')
    try {
      expect(await isPreparedBy('these')).toBe(false)
    } finally {
      await query('alter table kv_of_another rename to payload_kv')
    }
  })
})
