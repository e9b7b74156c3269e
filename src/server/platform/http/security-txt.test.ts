import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

test('security.txt names the contact, and is valid for the next half year', async () => {
  const { app, at } = await testApp({
    publicUrl: 'https://zilbazar.mu',
    contact: { email: 'hello@zilbazar.mu' },
  })
  at('2027-01-01T00:00:00Z')
  const { body, headers } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual([
    'Contact: mailto:hello@zilbazar.mu',
    'Contact: https://zilbazar.mu/contact',
    'Expires: 2027-06-30T00:00:00.000Z',
    'Preferred-Languages: en, fr',
    'Canonical: https://zilbazar.mu/.well-known/security.txt',
    '',
  ])
})

test('without an address the page to write to us is the contact', async () => {
  const { app } = await testApp()
  const { body } = await app.inject('/.well-known/security.txt')
  expect(body).toMatch(/^Contact: http:\/\/localhost:3000\/contact\n/)
})
