import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Contact } from './contact.tsx'

test('a mobile can be called and written to', () => {
  render(<Contact phone="57550142" store="Ti Bonheur" />)
  expect(screen.getByRole('link', { name: 'Call Ti Bonheur, 5 755 0142' }).getAttribute('href')).toBe(
    'tel:+23057550142',
  )
  expect(screen.getByRole('link', { name: 'WhatsApp Ti Bonheur' }).getAttribute('href')).toBe(
    'https://wa.me/23057550142',
  )
})

test('a landline can be called only', () => {
  render(<Contact phone="2101234" store="Ti Bonheur" />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('a contact that cannot be dialled is shown as it is', () => {
  render(<Contact phone="ask at the counter" store="Ti Bonheur" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('ask at the counter')).toBeTruthy()
})

test('a press on a contact reports its kind', () => {
  const onReach = vi.fn()
  render(<Contact phone="57550142" store="Ti Bonheur" onReach={onReach} />)
  for (const link of screen.getAllByRole('link')) {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  }
  expect(onReach.mock.calls).toEqual([['call'], ['whatsapp']])
})
