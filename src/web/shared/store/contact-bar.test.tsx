import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ContactBar } from './contact-bar.tsx'

const names = () => screen.queryAllByRole('link').map((link) => link.textContent)

test.each([
  ['57550142', ['Call', 'WhatsApp']],
  ['2101234', ['Call']],
  ['ask at the counter', []],
  [null, []],
])('the phone %s offers %j', (phone, ways) => {
  render(<ContactBar store="Ti Bonheur" phone={phone} onReach={vi.fn()} />)
  expect(names()).toEqual(ways)
})

test('a store without a phone has the directions button', () => {
  render(<ContactBar store="Ti Bonheur" phone={null} map="https://maps.example/" onReach={vi.fn()} />)
  expect(names()).toEqual(['Directions'])
})

test('each contact button reports its kind', () => {
  const onReach = vi.fn()
  render(<ContactBar store="Ti Bonheur" phone="57550142" map="https://maps.example/" onReach={onReach} />)
  for (const link of screen.getAllByRole('link')) {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  }
  expect(onReach.mock.calls).toEqual([['call'], ['whatsapp'], ['directions']])
})
