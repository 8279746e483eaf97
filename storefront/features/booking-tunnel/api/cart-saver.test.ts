import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/storefront/lib/api/api-error'
import { buildCart } from '../rules/build-cart.fixture'
import { buildTraveler } from '../rules/build-traveler.fixture'
import { createCartSaver } from './cart-saver'
import type { CartChange } from './booking-calls'

const traveler = (first_name: string) => [buildTraveler({ first_name })]
const offline = new ApiError({ status: 0, error: 'Le réseau ne répond pas.' })

const start = () => {
  const send = vi.fn((_change: CartChange) => Promise.resolve(buildCart()))
  const hooks = { onSaved: vi.fn(() => Promise.resolve()), onRefused: vi.fn(), keep: vi.fn() }
  return { send, ...hooks, saver: createCartSaver({ send, ...hooks }) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the cart saver', () => {
  it('sends once what was typed without a pause', async () => {
    const { saver, send } = start()
    saver.change({ participants: traveler('H') })
    saver.change({ participants: traveler('Hu') })
    saver.change({ travelers_count: 3 })
    await vi.runAllTimersAsync()
    expect(send.mock.calls).toEqual([[{ participants: traveler('Hu'), travelers_count: 3 }]])
    expect(saver.read()).toMatchObject({ pending: {}, status: 'saved' })
  })

  it('keeps a copy of what was typed until it arrived', async () => {
    const { saver, keep } = start()
    saver.change({ participants: traveler('Hugo') })
    expect(keep).toHaveBeenLastCalledWith(traveler('Hugo'))
    await vi.runAllTimersAsync()
    expect(keep).toHaveBeenLastCalledWith(undefined)
  })

  it('sends what was typed meanwhile after what was being sent', async () => {
    const { saver, send } = start()
    saver.change({ participants: traveler('Hugo') })
    const flushed = saver.flush()
    saver.change({ participants: traveler('Hugues') })
    await flushed
    expect(send.mock.calls.map(([change]) => change.participants?.[0]?.first_name)).toEqual(['Hugo', 'Hugues'])
  })

  it('has what was changed shown until the saved cart is', async () => {
    const { saver, onSaved } = start()
    let show: () => void = () => undefined
    onSaved.mockReturnValueOnce(new Promise<void>((resolve) => (show = resolve)))
    saver.change({ travelers_count: 3 })
    await vi.runAllTimersAsync()
    expect(onSaved).toHaveBeenCalledOnce()
    expect(saver.read()).toMatchObject({ pending: { travelers_count: 3 }, status: 'saving' })
    show()
    expect(await saver.flush()).toBe(true)
    expect(saver.read()).toMatchObject({ pending: {}, status: 'saved' })
  })

  it('tries again by itself when the network fails, and loses nothing', async () => {
    const { saver, send } = start()
    send.mockRejectedValueOnce(offline)
    saver.change({ participants: traveler('Hugo') })
    expect(await saver.flush()).toBe(false)
    expect(saver.read()).toMatchObject({ status: 'offline', pending: { participants: traveler('Hugo') } })
    await vi.runAllTimersAsync()
    expect(send).toHaveBeenCalledTimes(2)
    expect(saver.read()).toMatchObject({ status: 'saved', pending: {} })
  })

  it('tries again by itself when there were too many calls at once, and loses nothing', async () => {
    const { saver, send, onRefused } = start()
    send.mockRejectedValueOnce(new ApiError({ status: 429, error: 'Tu envoies trop de demandes à la fois.' }))
    const change = { participants: traveler('Hugo'), travelers_count: 6 }
    saver.change(change)
    expect(await saver.flush()).toBe(false)
    expect(saver.read()).toMatchObject({ status: 'busy', pending: change, refusal: null })
    await vi.runAllTimersAsync()
    expect(send.mock.calls).toEqual([[change], [change]])
    expect(saver.read()).toMatchObject({ status: 'saved', pending: {} })
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('gives up the places that are not there, and keeps what was typed', async () => {
    const { saver, send, onRefused } = start()
    const refusal = new ApiError({ status: 409, error: 'Il ne reste que 3 places.', availableCount: 3 })
    send.mockRejectedValueOnce(refusal)
    saver.change({ participants: traveler('Hugo'), travelers_count: 6 })
    expect(await saver.flush()).toBe(false)
    expect(saver.read()).toMatchObject({ refusal, pending: { participants: traveler('Hugo') } })
    expect(onRefused).toHaveBeenCalledWith(refusal)
    expect(await saver.flush()).toBe(true)
    expect(send).toHaveBeenLastCalledWith({ participants: traveler('Hugo') })
  })

  it('sends nothing more once the cart is given up', async () => {
    const { saver, send } = start()
    saver.change({ participants: traveler('Hugo') })
    saver.drop()
    await vi.runAllTimersAsync()
    expect(send).not.toHaveBeenCalled()
    expect(saver.read()).toEqual({ status: 'saved', pending: {}, refusal: null })
  })

  it('has nothing to send when nothing changed', async () => {
    const { saver, send } = start()
    expect(await saver.flush()).toBe(true)
    expect(send).not.toHaveBeenCalled()
  })
})
