/** Without 0, O, 1, I and L, which people take for each other. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 6

/** 'K7M2QX'; `below` gives a whole number from 0 to less than its argument. */
export function enquiryCode(below: (limit: number) => number): string {
  return Array.from({ length: codeLength }, () => characters[below(characters.length)]).join('')
}

/** A code as somebody types it or reads it out: small letters, spaces and hyphens do not matter. */
export const typedCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
