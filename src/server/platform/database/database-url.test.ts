import { expect, test } from 'vitest'
import { isDatabaseUrl, readDatabaseUrl } from './database-url.ts'

test('an address with several hosts is read into each of them, and one that the driver understands', () => {
  const read = readDatabaseUrl(
    'postgres://me:p%2Css@one:5001,two,[::1]:5003/shop?target_session_attrs=read-write&sslmode=require',
  )
  expect(read).toEqual({
    url: 'postgres://me:p%2Css@one:5001/shop?sslmode=require',
    hosts: [
      { host: 'one', port: 5001 },
      { host: 'two', port: 5432 },
      { host: '::1', port: 5003 },
    ],
    isPooled: false,
  })
})

test('an address of one host stays as it is, and may say that it is a pgbouncer', () => {
  expect(readDatabaseUrl('postgresql://db/shop')).toMatchObject({
    url: 'postgresql://db/shop',
    isPooled: false,
  })
  expect(readDatabaseUrl('postgres://db:6432/shop?pgbouncer=true')).toMatchObject({
    url: 'postgres://db:6432/shop',
    isPooled: true,
  })
})

test.each(['mysql://db/shop', 'db', 'postgres://one:notaport,two/shop', 'postgres://one,two:99999/shop'])(
  '%s is no address of a database',
  (address) => expect(isDatabaseUrl(address)).toBe(false),
)
