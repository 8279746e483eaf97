import { describe, expect, it } from 'vitest'
import { isBusy } from './is-busy'

const coded = (code: string): Error => Object.assign(new Error('refused'), { code })

describe('isBusy', () => {
  it.each([
    ['no connection came free', new Error('timeout exceeded when trying to connect')],
    ['none was made in time', new Error('Connection terminated due to connection timeout')],
    [
      'a transaction of Payload’s could not begin',
      new Error('Error: cannot begin transaction: timeout exceeded when trying to connect'),
    ],
    ['a lock was waited for in vain', coded('55P03')],
    ['two waited for each other', coded('40P01')],
    ['it says so of its cause', new Error('Failed query', { cause: coded('53300') })],
  ])('is told when %s', (_, error) => {
    expect(isBusy(error)).toBe(true)
  })

  it.each([
    ['a row that is there already', coded('23505')],
    ['a connection that is lost', new Error('Connection terminated unexpectedly')],
    ['a fault of ours', new TypeError('x is not a function')],
    ['what is no error', 'timeout exceeded when trying to connect'],
  ])('is not for %s', (_, error) => {
    expect(isBusy(error)).toBe(false)
  })
})
