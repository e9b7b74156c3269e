import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { projectRoot } from './project-root.ts'

test('an empty environment is enough', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: path.join(projectRoot, 'data'),
    databaseUrl: undefined,
    demo: undefined,
  })
})

test('links follow PORT unless PUBLIC_URL says otherwise', () => {
  expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
  expect(readConfig({ PORT: '4000', PUBLIC_URL: 'https://zilbazar.mu/' }).publicUrl).toBe(
    'https://zilbazar.mu',
  )
})

test('messages go to OWNER_EMAIL unless OWNER_CONTACT_EMAIL names another address', () => {
  const OWNER_EMAIL = 'owner@example.mu'
  expect(readConfig({ OWNER_EMAIL }).contact.email).toBe(OWNER_EMAIL)
  expect(readConfig({ OWNER_EMAIL, OWNER_CONTACT_EMAIL: 'hello@example.mu' }).contact.email).toBe(
    'hello@example.mu',
  )
})

test('no proxy is believed unless TRUST_PROXY says how many there are, or which', () => {
  expect(readConfig({}).trustProxy).toBe(false)
  expect(readConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(false)
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.7' }).trustProxy).toEqual(['10.0.0.0/8', '192.0.2.7'])
})

test('CACHE_PURGE_URLS names caches in front, and nothing else', () => {
  expect(readConfig({}).cachePurgeUrls).toEqual([])
  const urls = ['http://127.0.0.1:6081/', 'https://cache.example/']
  expect(readConfig({ CACHE_PURGE_URLS: urls.join(', ') }).cachePurgeUrls).toEqual(urls)
  expect(() => readConfig({ CACHE_PURGE_URLS: 'redis://elsewhere' })).toThrow(
    'CACHE_PURGE_URLS: must be http(s) addresses',
  )
})

test('RESPONSE_CACHE_MB bounds the response cache, and 0 leaves no room for an answer', () => {
  expect(readConfig({}).responseCacheBytes).toBe(24 * 1024 * 1024)
  expect(readConfig({ RESPONSE_CACHE_MB: '0.5' }).responseCacheBytes).toBe(512 * 1024)
  expect(readConfig({ RESPONSE_CACHE_MB: '0' }).responseCacheBytes).toBe(1)
  expect(() => readConfig({ RESPONSE_CACHE_MB: 'much' })).toThrow('RESPONSE_CACHE_MB')
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  [{ PORT: 'ninety' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://localhost' }, /DATABASE_URL/],
  [
    { DATABASE_URL: 'postgres://a/b', DATABASE_REPLICA_URLS: 'postgres://c/b,somewhere' },
    /DATABASE_REPLICA_URLS/,
  ],
  [{ DATABASE_REPLICA_URLS: 'postgres://c/b' }, /DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://a/b?pgbouncer=true' }, /DATABASE_DIRECT_URL/],
  [{ REDIS_URL: 'http://localhost' }, /REDIS_URL/],
  [{ SMTP_URL: 'mail.example.mu' }, /SMTP_URL/],
  [{ MAIL_FROM: 'Zilbazar' }, /MAIL_FROM/],
  [{ SESSION_SECRET: 'too short' }, /SESSION_SECRET/],
  [{ PUBLIC_URL: 'zilbazar' }, /PUBLIC_URL/],
  [{ IMAGE_STORE: '/var/pictures' }, /IMAGE_STORE/],
  [{ IMAGE_STORE: 's3:///prefix' }, /IMAGE_STORE/],
  [{ IMAGE_STORE: 's3://shop?endpoint=minio:9000' }, /IMAGE_STORE/],
  [{ IMAGE_STORE: 'https://api.example.com/upload' }, /IMAGE_STORE/],
  [{ IMAGE_STORE: 'http://api.example.com/upload?preset=shop' }, /IMAGE_STORE/],
  [{ DEMO: 'perhaps' }, /DEMO/],
  [{ TRUST_PROXY: 'on' }, /TRUST_PROXY: must be off, the number of proxies in front \(such as 1\)/],
  [{ TRUST_PROXY: 'proxy.example.mu' }, /TRUST_PROXY/],
  [{ OWNER_EMAIL: 'owner' }, /OWNER_EMAIL/],
  [{ OWNER_EMAIL: 'owner@example.mu', OWNER_PASSWORD: 'short' }, /OWNER_PASSWORD/],
  [{ OWNER_PASSWORD: 'Pamplemousses-1770' }, /OWNER_PASSWORD: needs OWNER_EMAIL/],
  [{ OWNER_CONTACT_EMAIL: 'hello' }, /OWNER_CONTACT_EMAIL/],
  [{ OWNER_WHATSAPP: 'call me' }, /OWNER_WHATSAPP/],
  [{ CONTACT_FORM_URL: 'forms.example.com' }, /CONTACT_FORM_URL/],
])('%o is refused in a sentence that names it', (environment, named) => {
  expect(() => readConfig(environment)).toThrow(named)
})
