import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { storeOwnerApp } from '#tests/support/store-owner-app.ts'
import { upload } from '#tests/support/upload.ts'
import { whenFinished } from '#tests/support/when-finished.ts'

/** A server on this machine, as one inside a company is reached by a forged request. */
async function insideServer() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('secret')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('no field makes the server fetch an address (SSRF)', async () => {
  const shop = await storeOwnerApp()
  const inside = await insideServer()
  const { send, cookies } = await shop.storeOwner()
  const person = await shop.approvedPerson()
  const websiteOwner = await shop.signedIn('owner', await shop.given.owner())
  const product = await shop.product()
  const addresses = [
    `${inside.address}/picture.jpg`,
    `${inside.address}/media/upload/9f2c.jpg`,
    `/media/upload/f_auto/${encodeURIComponent(inside.address)}`,
    `//127.0.0.1:${new URL(inside.address).port}/x.jpg`,
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]:5432/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_FLUSHALL',
  ]
  for (const image of addresses) {
    const answers = [
      await send({
        method: 'POST',
        url: '/api/products/admin-product/create',
        access: 'admin',
        body: { ...product, image },
      }),
      await send({ method: 'PUT', url: '/api/auth/admin/update', access: 'admin', body: { image } }),
      await person.send({
        method: 'POST',
        url: '/api/auth/create-admin',
        access: 'user',
        body: { ...(await shop.registration()), image },
      }),
      await websiteOwner.send({
        method: 'POST',
        url: '/api/owner/banners',
        access: 'owner',
        body: { messageEn: 'Sale', messageFr: 'Soldes', startsOn: '2026-11-14', image },
      }),
    ]
    for (const { status } of answers) expect([image, status]).toEqual([image, 400])
  }
  // A link is kept as it is, and followed by visitors alone.
  for (const link of [`${inside.address}/link`, 'http://inside.example.test/']) {
    await send({
      method: 'POST',
      url: '/api/products/admin-product/create',
      access: 'admin',
      body: { ...product, link },
    })
  }
  // A picture that names another is drawn from its own pixels.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${inside.address}/svg.png"/></svg>`
  expect((await upload(shop.app, { cookies }, Buffer.from(svg.padEnd(200)))).status).toBe(415)
  expect(
    (await shop.app.inject(`/media/upload/f_auto/${encodeURIComponent(inside.address)}`)).statusCode,
  ).toBeGreaterThanOrEqual(400)
  expect(inside.asked).toEqual([])
})
