import { expect, test } from 'vitest'
import { messageReader, readBind, readParse, readStartup } from './wire.ts'

const long = (number: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(number)
  return bytes
}
const short = (number: number) => long(number).subarray(2)
const message = (type: string, content: Buffer) =>
  Buffer.concat([Buffer.from(type), long(content.length + 4), content])

const startup = Buffer.concat([long(196608), Buffer.from('user\0zil\0application_name\0zilbazar\0\0')])
const parse = Buffer.concat([Buffer.from('s1\0select $1\0'), short(1), long(2950)])
const bind = Buffer.concat([
  Buffer.from('\0s1\0'),
  short(1),
  short(0),
  short(2),
  long(3),
  Buffer.from('Zoé').subarray(0, 3),
  long(-1),
  short(0),
])

test('messages are found however the bytes are cut', () => {
  const bytes = Buffer.concat([long(startup.length + 4), startup, message('P', parse), message('B', bind)])
  for (const size of [1, 3, 7, bytes.length]) {
    const read = messageReader(true)
    const types: string[] = []
    for (let at = 0; at < bytes.length; at += size)
      types.push(...read(bytes.subarray(at, at + size)).map(({ type }) => type))
    expect(types).toEqual(['startup', 'P', 'B'])
  }
})

test('a statement and its values are read', () => {
  expect(readStartup(startup)).toEqual({ user: 'zil', application_name: 'zilbazar' })
  expect(readParse(parse)).toEqual({ name: 's1', text: 'select $1', types: [2950] })
  expect(readBind(bind)).toMatchObject({ name: 's1', values: [expect.stringMatching(/^Zo/), null] })
})

test('a binary value is refused, because it cannot be replayed as text', () => {
  const binary = Buffer.concat([Buffer.from('\0s1\0'), short(1), short(1), short(0)])
  expect(() => readBind(binary)).toThrow('binary')
})
