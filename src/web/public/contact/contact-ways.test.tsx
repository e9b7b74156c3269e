import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ContactDetails } from '#contract/public/contact.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { ContactWays } from './contact-ways.tsx'

async function open(details: ContactDetails) {
  await renderInApp(<ContactWays />, { client: { contact: { details: async () => details } } })
}

test('the website owner is reached by mail and on WhatsApp', async () => {
  await open({ email: 'hello@zilbazar.mu', whatsapp: '+230 5755 0142' })
  const mail = await screen.findByRole('link', { name: 'hello@zilbazar.mu' })
  expect(mail.getAttribute('href')).toBe('mailto:hello@zilbazar.mu')
  const chat = screen.getByRole('link', { name: /\+230 5755 0142/ })
  expect(chat.getAttribute('href')).toBe('https://wa.me/23057550142')
})

test('without email and number only the form is offered', async () => {
  await open({ email: null, whatsapp: null })
  expect(await screen.findByText('The form is the quickest way to reach us.')).toBeTruthy()
})
