// Preloaded into Next's build: Next writes BUILD_SCRIPT_NONCE into the scripts of the pages that it prerenders, as it does for a
// request whose header names a nonce.
import { createRequire } from 'node:module'

const nonce = process.env.BUILD_SCRIPT_NONCE
if (nonce) {
  const require = createRequire(import.meta.url)
  const file = require.resolve('next/dist/server/lib/mock-request')
  const { createRequestResponseMocks, ...rest } = require(file)
  // Next has no setting for the headers of the requests that it invents for a build.
  require.cache[file].exports = {
    ...rest,
    createRequestResponseMocks: (options) =>
      createRequestResponseMocks({
        ...options,
        headers: { ...options.headers, 'content-security-policy': `script-src 'nonce-${nonce}'` },
      }),
  }
}
