import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductDetail } from '#contract/shapes/product.ts'
import { sampleProduct } from '#tests/support/web/card-samples.ts'
import { oneTry, renderInApp } from '#tests/support/web/render-in-app.tsx'
import { Contact } from '#web/shared/store/contact.tsx'
// The browser loads this module on demand; the test loads it beforehand.
import './enquiry.ts'
import { useChat } from './use-chat.ts'

const store = { name: 'Épicerie Ti Bonheur' }
const discount = { value: 20, expiresAt: '2026-11-20T19:59:00Z', isActive: true }

function Chat({ product }: { product: Partial<ProductDetail> }) {
  const whole = { ...sampleProduct(), store, title: 'Gâteau "coco" & café', price: 1250, ...product }
  return <Contact phone="57550142" store={store.name} chat={useChat(whole as ProductDetail)} />
}

const assign = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T08:00:00Z') })
  vi.spyOn(window, 'open').mockReturnValue({ location: { assign } } as unknown as Window)
})
afterEach(() => {
  assign.mockClear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open({ product = {}, isSignedIn = false, send = vi.fn() as unknown } = {}) {
  const queryClient = oneTry()
  if (isSignedIn) queryClient.setQueryData(['session'], { _id: '1', name: 'Anjali' })
  const page = await renderInApp(<Chat product={product} />, { queryClient, send })
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp/ })
  // The code's module is loaded for those who are signed in.
  await act(() => vi.dynamicImportSettled())
  return { ...page, link, words: () => wordsOf(link.href) }
}

const wordsOf = (href: string) => new URL(href).searchParams.get('text')

const written = (price: string) =>
  `Hello Épicerie Ti Bonheur, is "Gâteau "coco" & café" (${price}) still available? https://zilbazar.mu/product/${sampleProduct()._id}`

test('the chat begins with the product, its price and its address, accents intact', async () => {
  const { link, words } = await open({ product: { discount: { ...discount, value: null, expiresAt: null } } })
  expect(link.href).toMatch(/^https:\/\/wa\.me\/23057550142\?text=/)
  expect(words()).toBe(written('Rs 1,250'))
})

test('while a discount runs the price is the reduced one', async () => {
  expect((await open({ product: { discount } })).words()).toBe(written('Rs 1,000'))
})

test('a visitor follows the plain link', async () => {
  const { link } = await open()
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.addEventListener('click', (pressed) => pressed.preventDefault())
  link.dispatchEvent(event)
  expect(window.open).not.toHaveBeenCalled()
})

test('for a person who is signed in a code stands on the last line', async () => {
  const send = vi.fn(async () => ({ status: 200, body: { code: 'K7M2QX' } }))
  const { user, link } = await open({ isSignedIn: true, send, product: { discount } })
  await user.click(link)
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(wordsOf(assign.mock.calls[0]?.[0])).toBe(`${written('Rs 1,000')}\nEnquiry K7M2QX`)
})

test.each([
  ['is refused', async () => ({ status: 429, body: {} })],
  ['is too slow', () => new Promise(() => {})],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is none', async () => ({ status: 200, body: { code: null } })],
])('when the code %s the chat opens without it', async (_, send) => {
  const { user, link } = await open({ isSignedIn: true, send })
  await user.click(link)
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(link.href), { timeout: 3000 })
})

test('where no tab may open, the chat takes the place of the page', async () => {
  vi.mocked(window.open).mockReturnValue(null)
  const here = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const { user, link } = await open({
    isSignedIn: true,
    send: async () => ({ status: 200, body: { code: 'K7M2QX' } }),
  })
  await user.click(link)
  await vi.waitFor(() => expect(here).toHaveBeenCalledTimes(1))
})
