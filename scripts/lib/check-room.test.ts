import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { checkDisk, checkPort } from './check-room'

describe('checkDisk', () => {
  it('says in one line which disk is full, and by how much', () => {
    const freeBytes = (folder: string) => (folder === '/data' ? 12_345_678 : 900_000_000)
    const check = () => checkDisk({ folders: ['/site', '/data'], freeBytes })
    expect(check).toThrow('The disk is full: about 700 MB are needed in /data, 12 MB are free.')
  })

  it('lets a disk with room pass', () => {
    expect(() => checkDisk({ folders: ['/site'], freeBytes: () => 700_000_000 })).not.toThrow()
  })
})

describe('checkPort', () => {
  it('names a taken port and one that is free', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow(
      new RegExp(`^Port ${port} is taken. Choose another one: PORT=\\d+ npm start$`),
    )
    other.close()
  })
})
