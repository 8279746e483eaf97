import { expect, it } from 'vitest'
import { readableRequest } from './readable-request'

it('a DELETE whose body is an empty stream, without a type, is read as one without a body', async () => {
  const request = new Request('http://localhost/api/guides/1', { method: 'DELETE', body: '' })
  request.headers.delete('content-type')
  const read = await readableRequest(request)
  expect(read).toBeInstanceOf(Request)
  expect((read as Request).body).toBeNull()
})
