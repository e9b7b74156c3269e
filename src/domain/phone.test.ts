import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, mobileNumber, telLink, whatsappLink } from './phone.ts'

const wa = (number: string) => `https://wa.me/${number}`

test.each([
  ['57550142', '5 755 0142', 'tel:+23057550142', wa('23057550142')],
  ['5755 0142', '5 755 0142', 'tel:+23057550142', wa('23057550142')],
  ['+230 5 755 0142', '5 755 0142', 'tel:+23057550142', wa('23057550142')],
  ['00230-5755-0142', '5 755 0142', 'tel:+23057550142', wa('23057550142')],
  ['(230) 5755.0142', '5 755 0142', 'tel:+23057550142', wa('23057550142')],
  ['7012 3456', '7 012 3456', 'tel:+23070123456', wa('23070123456')],
  ['2101234', '210 1234', 'tel:+2302101234', undefined],
  ['+230 210 1234', '210 1234', 'tel:+2302101234', undefined],
  ['230 1234', '230 1234', 'tel:+2302301234', undefined],
  ['831 1234', '831 1234', 'tel:+2308311234', undefined],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78', 'tel:+33612345678', wa('33612345678')],
  ['0033 612345678', '0033 612345678', 'tel:+33612345678', wa('33612345678')],
  ['8900', '8900', 'tel:8900', undefined],
  ['+230 5755 01', '+230 5755 01', 'tel:+230575501', undefined],
  ['5755 0142 / 210 1234', '5755 0142 / 210 1234', 'tel:+23057550142', wa('23057550142')],
  ['210 1234 ext. 5', '210 1234 ext. 5', undefined, undefined],
  ['ask at the counter', 'ask at the counter', undefined, undefined],
  ['', '', undefined, undefined],
])('%j is shown as %j, called by %s and chatted with by %s', (phone, shown, tel, whatsapp) => {
  expect(formatPhone(phone)).toBe(shown)
  expect(telLink(phone)).toBe(tel)
  expect(whatsappLink(phone)).toBe(whatsapp)
})

test('words stand in the chat as they were written, for mobiles only', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (words) => {
      const link = whatsappLink('57550142', words) ?? ''
      expect(link).toMatch(/^https:\/\/wa\.me\/23057550142\?text=[\w!'()*~.%-]+$/)
      expect(new URL(link).searchParams.get('text')).toBe(words)
    }),
  )
  expect(whatsappLink('2101234', 'Hello')).toBeUndefined()
})

const mauritian = fc.oneof(
  fc.tuple(fc.constantFrom('5', '7'), fc.stringMatching(/^\d{7}$/)).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('2', '3', '4', '6', '8'), fc.stringMatching(/^\d{6}$/))
    .map((parts) => parts.join('')),
)

test('however a Mauritian number is prefixed, it is shown and dialled the same way', () => {
  fc.assert(
    fc.property(mauritian, fc.constantFrom('+230', '00230', '230', '+230 ', '(230) '), (number, prefix) => {
      expect(formatPhone(prefix + number)).toBe(formatPhone(number))
      expect(formatPhone(number).replaceAll(' ', '')).toBe(number)
      expect(telLink(prefix + number)).toBe(`tel:+230${number}`)
    }),
  )
})

test('a link never carries anything but digits', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(telLink(text) ?? 'tel:0').toMatch(/^tel:\+?\d+$/)
      expect(whatsappLink(text) ?? wa('12345678')).toMatch(/^https:\/\/wa\.me\/\d{8,15}$/)
    }),
  )
})

test.each([
  ['5755 0142', '57550142'],
  ['+230 5 755 0142', '57550142'],
  ['210 1234', undefined],
  ['+33 6 12 34 56 78', undefined],
])('the mobile number in ‘%s’ is %s', (phone, digits) => {
  expect(mobileNumber(phone)).toBe(digits)
})
