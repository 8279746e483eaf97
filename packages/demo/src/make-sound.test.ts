import { expect, it } from 'vitest'
import { makeSound } from './make-sound'

it('is an MP3 as long as asked, the same each time', async () => {
  const sound = await makeSound({ duration: 10, chimes: [0, 5] })
  // The first eleven bits of each frame are set.
  expect(sound[0]).toBe(0xff)
  expect((sound[1] ?? 0) & 0xe0).toBe(0xe0)
  // 48 kbit/s, to a frame or two.
  expect(Math.abs(sound.length - 60_000)).toBeLessThan(2_000)
  expect((await makeSound({ duration: 10, chimes: [0, 5] })).equals(sound)).toBe(true)
})
