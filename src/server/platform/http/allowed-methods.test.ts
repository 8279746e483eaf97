import { describe, expect, it } from 'vitest'
import { allowedMethods } from './allowed-methods'

const ENDPOINTS = [
  { method: 'get', path: '/v1/cart' },
  { method: 'post', path: '/v1/cart' },
  { method: 'get', path: '/v1/carts/:id' },
  { method: 'get', path: '/v1/carts/last' },
  { method: 'delete', path: '/v1/carts/:id' },
  { method: 'post', path: '/access/:id?' },
  { method: 'get', path: '/' },
] as const

describe('what is allowed at a path', () => {
  it.each([
    ['v1/cart', 'GET OPTIONS POST'],
    ['v1/CART', 'GET OPTIONS POST'],
    ['v1/carts/7', 'DELETE GET OPTIONS'],
    ['v1/carts/last', 'GET OPTIONS'],
    ['v1/carts', ''],
    ['v1/carts/7/8', ''],
    ['access', 'OPTIONS POST'],
    ['access/7', 'OPTIONS POST'],
    ['', 'GET OPTIONS'],
    ['nope', ''],
  ])('« %s »: %s', (path, methods) => {
    const parts = path.split('/').filter((part) => part !== '')
    expect(allowedMethods({ endpoints: ENDPOINTS, path: parts }).join(' ')).toBe(methods)
  })
})
