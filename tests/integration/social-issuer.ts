import { afterAll, beforeEach } from 'vitest'
import { startMockIssuer } from './mock-issuer'

/**
 * The provider of a test file, Google and Facebook alike, honest again before each test. Import it in `vi.hoisted`, before
 * anything reads the environment.
 */
export const issuer = await startMockIssuer()

for (const name of ['GOOGLE', 'FACEBOOK']) {
  process.env[`${name}_ISSUER`] = issuer.url
  process.env[`${name}_CLIENT_ID`] = `client-${name}`
  process.env[`${name}_CLIENT_SECRET`] = 'a-secret'
}

beforeEach(() => {
  issuer.lies = {}
  issuer.signature = 'good'
})
afterAll(() => issuer.stop())
