// @apart: it follows the links of its page from then on
import { expect, it, vi } from 'vitest'
import { leaveTrackersBehind } from './leave-trackers-behind'

const leave = vi.fn()

it('opens what is private as a document of its own, by a link or by the router', () => {
  leaveTrackersBehind({ leave })
  document.body.innerHTML =
    '<a href="/my-account"><b>Mon compte</b></a><a href="#avis">Avis</a><a href="/my-account" target="_blank">Ailleurs</a>'
  const followed = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', followed)
  const [inside, anchor, elsewhere] = [document.querySelector('b'), ...document.querySelectorAll('a')].filter(
    (element) => element !== document.querySelector('a'),
  )
  inside?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect([leave.mock.lastCall, followed.mock.calls.length]).toEqual([['http://localhost:3000/my-account'], 0])
  anchor?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  elsewhere?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect([leave.mock.calls.length, followed.mock.calls.length]).toEqual([1, 2])

  window.history.pushState(null, '', '/expeditions?level=2')
  expect(window.location.pathname).toBe('/expeditions')
  window.history.pushState(null, '', '/reservations/12/1')
  window.history.replaceState(null, '', '/participants/un-lien-prive')
  expect(window.location.pathname).toBe('/expeditions')
  expect(leave.mock.calls.slice(1).flat()).toEqual(['/reservations/12/1', '/participants/un-lien-prive'])
})
