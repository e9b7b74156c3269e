import { expect, test } from 'vitest'
import { addressLine, mapLink } from './address.ts'

const whole = {
  stNumber: '12',
  line: 'Royal Road',
  locality: 'Centre',
  city: 'Grand Baie',
  details: 'Blue door',
}

test.each([
  [whole, '12 Royal Road, Centre, Grand Baie'],
  [{ ...whole, stNumber: null }, 'Royal Road, Centre, Grand Baie'],
  [{ ...whole, stNumber: null, line: null, locality: null }, 'Grand Baie'],
])('an address line has the known parts in the order of an envelope', (address, line) => {
  expect(addressLine(address)).toBe(line)
})

test('the map link searches for the store’s name and address', () => {
  expect(new URL(mapLink('Thé & Co', whole)).searchParams.get('query')).toBe(
    'Thé & Co, 12 Royal Road, Centre, Grand Baie, Mauritius',
  )
})
