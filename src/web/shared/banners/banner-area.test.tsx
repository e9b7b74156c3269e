import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Banner } from '#contract/public/banners.ts'
import { oneTry, renderInApp } from '#tests/support/web/render-in-app.tsx'
import { BannerArea } from './banner-area.tsx'
import { BannerLine } from './banner-line.tsx'

const banner = (message: string, more: Partial<Banner> = {}): Banner => ({
  _id: `0192f0c0-0000-7000-8000-${message.length.toString().padStart(12, '0')}`,
  version: 1,
  message,
  link: null,
  picture: null,
  ...more,
})
const first = banner('Sale week')
const second = banner('Night market on Friday')

function preferReducedMotion(isPreferred: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isPreferred,
    addEventListener() {},
    removeEventListener() {},
  }))
}

beforeEach(() => preferReducedMotion(false))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  delete document.documentElement.dataset.dismissed
})

async function open(banners: Banner[]) {
  const queryClient = oneTry()
  queryClient.setQueryData(['banners'], banners)
  const shown = vi.fn(async () => banners)
  const app = await renderInApp(<BannerArea />, { client: { banner: { shown } }, queryClient })
  if (banners.length > 1) await screen.findByRole('button', { name: /^(Pause|Next)/ })
  return { ...app, shown }
}

/** The messages that can be read and reached; the others are inert. */
const visible = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .filter((item) => !item.hasAttribute('inert'))
    .map((item) => item.textContent)

test('without a banner the site’s own line is shown, which cannot be dismissed', async () => {
  await open([])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/stores')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a loaded banner is not requested again', async () => {
  const { shown } = await open([first])
  expect(visible()).toEqual(['Sale week'])
  expect(shown).not.toHaveBeenCalled()
})

test('a dismissed banner makes room for the next, then for the site’s own line, and is remembered by its version', async () => {
  const { user } = await open([first, second])
  const dismiss = () => screen.getAllByRole('button', { name: 'Dismiss this message' })[0] as HTMLElement
  await user.click(dismiss())
  expect(visible()).toEqual(['Night market on Friday'])
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'News from Zilbazar' }))
  await user.click(dismiss())
  expect(visible()).toEqual(['Local stores from all over Mauritius. See what is near you.'])
  cleanup()
  document.documentElement.dataset.dismissed = localStorage.getItem('zilbazar-banners') ?? ''
  await open([{ ...first, version: 2 }, banner('A third message')])
  expect(visible()).toEqual(['Sale week'])
})

test('a banner can be dismissed when the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const { user } = await open([first])
  await user.click(screen.getByRole('button', { name: 'Dismiss this message' }))
  expect(screen.queryByText('Sale week')).toBeNull()
})

test('several banners take turns, unless they are paused, hovered or focused', async () => {
  await open([first, second])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const area = screen.getByRole('complementary')
  const later = () => act(() => void vi.advanceTimersByTime(9000))
  // The timer that started with the real clock starts again with this one.
  fireEvent.mouseEnter(area)
  later()
  expect(visible()).toEqual(['Sale week'])
  fireEvent.mouseLeave(area)
  later()
  expect(visible()).toEqual(['Night market on Friday'])
  later()
  expect(visible()).toEqual(['Sale week'])
  fireEvent.focusIn(area)
  later()
  expect(visible()).toEqual(['Sale week'])
  fireEvent.focusOut(area)
  fireEvent.click(screen.getByRole('button', { name: 'Pause the messages' }))
  later()
  expect(visible()).toEqual(['Sale week'])
  fireEvent.click(screen.getByRole('button', { name: 'Show the messages in turn' }))
  later()
  expect(visible()).toEqual(['Night market on Friday'])
})

test('with reduced motion nothing moves by itself, and buttons show the others', async () => {
  preferReducedMotion(true)
  await open([first, second])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => void vi.advanceTimersByTime(60_000))
  expect(visible()).toEqual(['Sale week'])
  expect(screen.queryByRole('button', { name: /Pause/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Next message' }))
  expect(visible()).toEqual(['Night market on Friday'])
  fireEvent.click(screen.getByRole('button', { name: 'Next message' }))
  expect(visible()).toEqual(['Sale week'])
  fireEvent.click(screen.getByRole('button', { name: 'Previous message' }))
  expect(visible()).toEqual(['Night market on Friday'])
})

test('turns are not announced', async () => {
  const { container } = await open([first, second])
  expect(container.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
})

test('a link of our own stays on the site, one elsewhere opens safely in a new tab', async () => {
  const { address, user } = await renderInApp(
    <>
      <BannerLine message="Deals" link="/hot-deals?city=Curepipe" picture={null} />
      <BannerLine message="Elsewhere" link="https://example.com/fair" picture={null} />
    </>,
  )
  const elsewhere = screen.getByRole('link', { name: /Elsewhere/ })
  expect(elsewhere.getAttribute('rel')).toBe('noopener noreferrer')
  expect(elsewhere.getAttribute('target')).toBe('_blank')
  await user.click(screen.getByRole('link', { name: 'Deals' }))
  expect(address()).toBe('/hot-deals?city=Curepipe')
})
