import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListedBanner } from '#contract/website-owner/banners.ts'
import { renderInConsole } from '#tests/support/web/render-in-console.tsx'
import { BannersList } from './banners-list.tsx'
import { EditBanner } from './edit-banner.tsx'
import { NewBanner } from './new-banner.tsx'

const banner: ListedBanner = {
  _id: '0192f0c0-0000-7000-8000-000000000001',
  version: 3,
  messageEn: 'Sale week',
  messageFr: 'Semaine des soldes',
  link: '/hot-deals',
  picture: null,
  startsOn: '2026-11-14',
  endsOn: '2026-11-20',
  state: 'running',
}
const other = {
  ...banner,
  _id: '0192f0c0-0000-7000-8000-000000000002',
  messageEn: 'Night market',
  endsOn: null,
}
const page = (banners: ListedBanner[]) => ({
  status: 200,
  body: { banners, page: 1, total: banners.length, totalPages: 1 },
})

test('banners are listed in both languages with their days, and moved by keyboard', async () => {
  let order: unknown
  const { user } = await renderInConsole(<BannersList state="running" page={1} />, ({ method, body }) => {
    if (method === 'PUT') order = body
    return page(order ? [other, banner] : [banner, other])
  })
  const [first] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('Sale weekSemaine des soldesLinks to /hot-deals')
  expect(first?.textContent).toContain('14/11/2026 – 20/11/2026')
  const down = screen.getByRole('button', { name: 'Move down: Sale week' })
  down.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(order).toEqual({ ids: [other._id, banner._id], seen: [banner._id, other._id] }))
})

test('a refused move is taken back and says why once, also when more moves were waiting', async () => {
  let refused = 0
  const message = 'The list of banners changed meanwhile. Please look at it again.'
  const { user } = await renderInConsole(<BannersList state="running" page={1} />, ({ method }) => {
    if (method !== 'PUT') return page([banner, other])
    refused += 1
    return { status: 409, body: { message, code: 'decided-meanwhile' } }
  })
  const down = await screen.findByRole('button', { name: 'Move down: Sale week' })
  await user.click(down)
  await user.click(screen.getByRole('button', { name: 'Move up: Sale week' }))
  expect(await screen.findAllByText(message)).toHaveLength(1)
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)[0]).toContain('Sale week'),
  )
  expect(refused).toBe(1)
})

test('with more banners than visitors see the list says so', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...banner,
    _id: `0192f0c0-0000-7000-8000-00000000000${index}`,
  }))
  await renderInConsole(<BannersList state="running" page={1} />, () => page(many))
  expect(
    await screen.findByText('Visitors see the first 8 in this order; the others wait for their place.'),
  ).toBeTruthy()
})

test.each([
  ['running', 'No banner is shown today. Pages show the site’s own line instead.'],
  ['coming', 'No banner is waiting to be shown.'],
  ['past', 'No banner has ended yet.'],
] as const)('an empty list of %s banners says so', async (state, sentence) => {
  await renderInConsole(<BannersList state={state} page={1} />, () => page([]))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('a list that cannot be loaded says so', async () => {
  await renderInConsole(<BannersList state="running" page={1} />, () => ({ status: 500, body: {} }))
  expect(await screen.findByText('The banners could not be loaded.')).toBeTruthy()
})

test('the preview shows both languages while the banner is written', async () => {
  const { user } = await renderInConsole(<NewBanner />, () => page([]))
  await user.type(screen.getByLabelText(/Message in English/), 'Hello')
  await user.type(screen.getByLabelText(/Message in French/), 'Bonjour')
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getAllByText('Hello')).toHaveLength(2)
  expect(preview.getAllByText('Bonjour')).toHaveLength(2)
})

test('a dangerous link is refused before anything is sent, and nothing typed is lost', async () => {
  let sent = 0
  const { user } = await renderInConsole(<NewBanner />, ({ method }) => {
    if (method === 'POST') sent += 1
    return page([])
  })
  await user.type(screen.getByLabelText(/Message in English/), 'Hello')
  await user.type(screen.getByLabelText(/Message in French/), 'Bonjour')
  await user.type(screen.getByLabelText(/^Link/), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Save the banner' }))
  expect(await screen.findByText(/^Please link to a page of this site/)).toBeTruthy()
  expect(sent).toBe(0)
  expect((screen.getByLabelText(/Message in English/) as HTMLInputElement).value).toBe('Hello')
})

test('who saves after somebody else is told, keeps what was typed and can open what is saved', async () => {
  let isSavedByOther = false
  const saved = { ...banner, version: 4, messageEn: 'Theirs' }
  const { user } = await renderInConsole(<EditBanner id={banner._id} />, ({ method }) => {
    if (method !== 'PUT') return { status: 200, body: isSavedByOther ? saved : banner }
    isSavedByOther = true
    return { status: 409, body: { message: 'Somebody else has changed it.', code: 'decided-meanwhile' } }
  })
  const message = () => screen.getByLabelText(/Message in English/) as HTMLInputElement
  await screen.findByLabelText(/Message in English/)
  await user.clear(message())
  await user.type(message(), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save the banner' }))
  expect(await screen.findByText('Somebody else has changed it.')).toBeTruthy()
  expect(message().value).toBe('Mine')
  await user.click(screen.getByRole('button', { name: 'Open what is saved' }))
  await waitFor(() => expect(message().value).toBe('Theirs'))
})
