import { expect, test } from '../fixtures/story'

test('who finds a hole reads whom to tell', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(expires.getTime()).toBeGreaterThan(Date.now())
})
