import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { VettedStoreDetail } from '#contract/website-owner/vetting.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { RenameForm } from './rename-form.tsx'

const store = {
  _id: '0193a000-0000-7000-8000-000000000001',
  name: 'Ti Lakaz',
  category: 'Food > Bakery',
  categoryId: '0193a000-0000-7000-8000-0000000000c1',
  person: { _id: '0193a000-0000-7000-8000-000000000002', name: 'Anjali', email: 'anjali@example.mu' },
} as VettedStoreDetail
const cakes = '0193a000-0000-7000-8000-0000000000c2'
const category = (_id: string, name: string, subcategories: object[] = []) => ({
  _id,
  name,
  nameFr: null,
  icon: null,
  inside: 0,
  insideAll: 0,
  subcategories,
})
const tree = yes({
  categories: [category('f', 'Food', [category(store.categoryId, 'Bakery'), category(cakes, 'Cakes')])],
  icons: [],
})

async function open(answer: (call: ApiCall) => Answer) {
  const onClose = vi.fn()
  const app = await renderInConsole(<RenameForm store={store} onClose={onClose} />, answer)
  return { ...app, onClose }
}
const nameField = () => screen.getByLabelText(/^Name/) as HTMLInputElement
const reasonField = () => screen.getByLabelText(/^Why/) as HTMLTextAreaElement
const save = () => screen.getByRole('button', { name: 'Change it' })

test('what has not changed, an empty name and a missing reason are refused before anything is sent', async () => {
  const { user, sent } = await open(() => tree)
  await user.type(reasonField(), 'They asked.')
  await user.click(save())
  expect(await screen.findByText('Nothing has changed: name and category are as they were.')).toBeTruthy()
  await user.clear(nameField())
  await user.clear(reasonField())
  await user.click(save())
  expect(await screen.findByText('Please write the name.')).toBeTruthy()
  expect(await screen.findByText('Please say why.')).toBeTruthy()
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a new name and category are sent with what was seen, after the letter was shown', async () => {
  const { user, sent, onClose } = await open(({ method }) =>
    method === 'GET' ? tree : yes({ message: 'Changed.' }),
  )
  await screen.findByRole('option', { name: 'Food › Cakes' })
  await user.clear(nameField())
  await user.type(nameField(), ' Gran Lakaz ')
  await user.selectOptions(screen.getByLabelText(/^Category/), cakes)
  await user.type(reasonField(), 'They moved.')
  const letter = screen.getByRole('region', { name: /anjali@example.mu/ }).textContent
  for (const line of [
    'The name: ‘Ti Lakaz’ is now ‘Gran Lakaz’.',
    'The category: ‘Food › Bakery’ is now ‘Food › Cakes’.',
    'They moved.',
  ])
    expect(letter).toContain(line)
  await user.click(save())
  expect(await screen.findByText('Changed.')).toBeTruthy()
  expect(sent.find(({ method }) => method !== 'GET')?.body).toEqual({
    name: 'Gran Lakaz',
    categoryId: cakes,
    reason: 'They moved.',
    seen: { name: 'Ti Lakaz', categoryId: store.categoryId },
  })
  expect(onClose).toHaveBeenCalledOnce()
})

test('categories that cannot be loaded say so and can be tried again; the name can be changed meanwhile', async () => {
  let isAway = true
  const { user } = await open(() => (isAway ? no(500, 'internal', 'Our fault.') : tree))
  expect(await screen.findByText('The categories could not be loaded.')).toBeTruthy()
  await user.type(nameField(), ' & Co')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Food › Cakes' })).toBeTruthy()
  expect(nameField().value).toBe('Ti Lakaz & Co')
})

test('what the server refuses is said beside its field, and nothing typed is lost', async () => {
  const message = 'Please use plain text.'
  const { user, onClose } = await open(({ method }) =>
    method === 'GET'
      ? tree
      : { status: 400, body: { message, code: 'invalid-input', issues: [{ path: 'name', message }] } },
  )
  await user.type(nameField(), ' 2')
  await user.type(reasonField(), 'They asked.')
  await user.click(save())
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect([nameField().value, reasonField().value]).toEqual(['Ti Lakaz 2', 'They asked.'])
  expect(onClose).not.toHaveBeenCalled()
})
