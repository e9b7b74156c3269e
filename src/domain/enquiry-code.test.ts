import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enquiryCode, typedCode } from './enquiry-code.ts'

test('a code has six characters that nobody takes for others', () => {
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (chance) => {
        const code = enquiryCode((limit) => Math.floor(Number(chance.next().value) * limit))
        expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
        expect(typedCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code)
      },
    ),
  )
})
