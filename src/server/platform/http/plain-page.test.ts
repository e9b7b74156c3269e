import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { withReference } from './plain-page.ts'

const { app } = await testApp()

test.each([
  ['/%ff', 'en', 'That address is not well formed.'],
  ['/fr/%ff', 'fr', 'Cette adresse'],
])(
  'a person at %s reads what is wrong with it, and is not asked to try it again',
  async (url, language, words) => {
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(statusCode).toBe(400)
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`<h1>${words}`)
    expect(body).not.toContain('<a href="">')
  },
)

test.each(['/api/%ff', '/media/%ff'])('a program at %s gets JSON', async (url) => {
  const { headers } = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(headers['content-type']).toContain('application/json')
})

test.each([
  ['/%ff', 'If you write to us, please name this number:'],
  ['/fr/%ff', 'Si vous nous écrivez, veuillez indiquer ce numéro :'],
])('the page that refuses %s names its request in small type', async (url, words) => {
  const { body, headers } = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(body).toContain(`<small>${words} ${headers['x-request-id']}</small>`)
})

test('a rendered page that failed names its request too', () => {
  expect(withReference('<body><main>A squall</main></body>', 'fr', 'the-id')).toMatch(
    /<main>A squall<\/main><small [^>]*>Si vous nous écrivez, .* : the-id<\/small><\/body>$/,
  )
})
