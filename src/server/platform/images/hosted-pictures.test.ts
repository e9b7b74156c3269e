import { expect, test } from 'vitest'
import { hostedDelivery, hostedKey } from './hosted-pictures.ts'

const host = {
  uploadUrl: 'https://api.example.com/v1_1/shop/image/upload',
  preset: 'shop',
  deliversFrom: 'https://res.example.com/shop/',
}
const base = 'https://res.example.com/shop/image/upload'

test.each([
  [`${base}/v17/soap.jpg`, `${base}/f_auto,q_auto,w_800/v17/soap.jpg`],
  [`${base}/f_auto,q_auto,w_800/v17/soap.jpg`, `${base}/f_auto,q_auto,w_800/v17/soap.jpg`],
  [`${base}/f_auto,q_auto,w_1200/v17/soap.jpg`, `${base}/f_auto,q_auto,w_800/v17/soap.jpg`],
  [`${base}/folder/upload/soap.jpg`, `${base}/f_auto,q_auto,w_800/folder/upload/soap.jpg`],
  [
    'https://res.example.com/shop/upload/soap.jpg',
    'https://res.example.com/shop/upload/f_auto,q_auto,w_800/soap.jpg',
  ],
])('%s is shown as %s', (address, shown) => {
  expect(hostedDelivery(address, host)).toBe(shown)
})

test.each([
  'https://res.example.com/other/image/upload/soap.jpg',
  'https://res.example.com.elsewhere.example/shop/image/upload/soap.jpg',
  'http://res.example.com/shop/image/upload/soap.jpg',
  'https://res.example.com/shop/image/soap.jpg',
  'https://res.example.com/shop/image/upload/',
  `${base}/../../../other/image/upload/soap.jpg`,
  `${base}/soap.jpg?x=1`,
  `${base}/soap.jpg#x`,
  `${base}/so"ap.jpg`,
  `${base}//soap.jpg`,
  '/media/upload/soap.jpg',
])('%s is not from there', (address) => {
  expect(hostedDelivery(address, host)).toBe(undefined)
})

test('a hosted picture can never be mistaken for a file of ours', () => {
  expect(hostedKey(`${base}/soap.jpg`)).toMatch(/^hosted-[0-9a-f]{64}$/)
})
