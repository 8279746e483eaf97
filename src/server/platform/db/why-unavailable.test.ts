import { describe, expect, it } from 'vitest'
import { whyUnavailable } from './why-unavailable'

const coded = (code: string): Error => Object.assign(new Error('refused'), { code })

describe('whyUnavailable', () => {
  it.each([
    ['no connection came free', new Error('timeout exceeded when trying to connect')],
    ['none was made in time', new Error('Connection terminated due to connection timeout')],
    [
      'a transaction of Payload’s could not begin',
      new Error('Error: cannot begin transaction: timeout exceeded when trying to connect'),
    ],
    ['a lock was waited for in vain', coded('55P03')],
    ['a statement took too long', coded('57014')],
    ['two waited for each other', coded('40P01')],
    ['it says so of its cause', new Error('Failed query', { cause: coded('53300') })],
  ])('is busy when %s', (_, error) => {
    expect(whyUnavailable(error)).toBe('busy')
  })

  it.each([
    ['PostgreSQL has no room', new Error('Failed query', { cause: coded('53100') })],
    ['a file finds none', coded('ENOSPC')],
  ])('is full when %s', (_, error) => {
    expect(whyUnavailable(error)).toBe('full')
  })

  it.each([
    ['a connection is lost', new Error('Connection terminated unexpectedly')],
    ['PostgreSQL stops', coded('57P01')],
    ['it crashed beside', coded('57P02')],
    ['nobody listens', coded('ECONNREFUSED')],
    ['its name is unknown', coded('EAI_AGAIN')],
    ['Payload says so', new Error('Error: cannot begin transaction: connect ECONNREFUSED 127.0.0.1:5432')],
    ['nothing is answered', new Error('Failed query', { cause: new Error('Query read timeout') })],
  ])('is away when %s', (_, error) => {
    expect(whyUnavailable(error)).toBe('away')
  })

  it.each([
    ['a row that is there already', coded('23505')],
    ['a fault of ours', new TypeError('x is not a function')],
    ['what is no error', 'timeout exceeded when trying to connect'],
  ])('is nothing for %s', (_, error) => {
    expect(whyUnavailable(error)).toBeUndefined()
  })
})
