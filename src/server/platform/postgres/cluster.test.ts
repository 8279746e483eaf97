import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { joinServer, leaveServer, readConnection } from './cluster'

let directory: string
beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'lagopede-cluster-'))))
afterEach(() => rmSync(directory, { recursive: true }))

/** Joins as if these used the server already. */
const joinBeside = (users: number[]) => joinServer({ directory, connection: { ...readConnection(directory), users } })

it('a server is stopped by the last who uses it', () => {
  joinBeside([])
  expect(readConnection(directory).users).toEqual([process.pid])
  expect(leaveServer(directory)).toBe(true)
})

it('a server that another living process uses is left to it', () => {
  joinBeside([process.ppid])
  expect(leaveServer(directory)).toBe(false)
  expect(readConnection(directory).users).toEqual([process.ppid])
})

it('who was killed uses it no more', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  joinBeside([pid])
  expect(leaveServer(directory)).toBe(true)
})
