import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

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
