import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { ShareButton } from './share-button.tsx'

const url = `${location.origin}/product/7`
const writeText = vi.fn<(text: string) => Promise<void>>()
let clipboard: { writeText: typeof writeText } | undefined
const setOn = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  writeText.mockReset()
  clipboard = { writeText }
})
afterEach(() => setOn('share', undefined))

async function press() {
  const { user } = await renderInApp(<ShareButton title="Woven basket" path="/product/7" />)
  // The typist brings a clipboard of its own.
  setOn('clipboard', clipboard)
  await user.click(screen.getByRole('button', { name: 'Share' }))
}

test('a device with a share sheet opens it with the canonical address', async () => {
  const share = vi.fn(async () => undefined)
  setOn('share', share)
  await press()
  await vi.waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Woven basket', url }))
  expect(writeText).not.toHaveBeenCalled()
})

test('without a share sheet the link is copied, and WhatsApp is offered', async () => {
  setOn('share', undefined)
  await press()
  const link = await screen.findByRole('link', { name: 'Send on WhatsApp' })
  expect(screen.getByRole('region', { name: 'Link copied' })).toBeTruthy()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url)
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(`Woven basket ${url}`)
})

test('who closes the share sheet gets nothing else', async () => {
  const share = vi.fn(async () => {
    throw Object.assign(new Error('closed'), { name: 'AbortError' })
  })
  setOn('share', share)
  await press()
  await vi.waitFor(() => expect(share).toHaveBeenCalled())
  expect(writeText).not.toHaveBeenCalled()
})

test('where nothing can be copied, the address bar is named', async () => {
  clipboard = undefined
  await press()
  expect(await screen.findByRole('region', { name: 'Copy the link from the address bar' })).toBeTruthy()
})
