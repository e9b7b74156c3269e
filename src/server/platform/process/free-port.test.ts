import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a taken port is told in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(freePort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
  )
  other.close()
})

test('port 0 becomes one that is free', async () => {
  expect(await freePort('127.0.0.1', 0)).toBeGreaterThan(0)
})
