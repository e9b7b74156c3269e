import { randomInt } from 'node:crypto'

/** Without characters that look alike. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** Random groups of letters such as `k7mp-2x9t`, to be written down and typed in; five bits per letter. */
export function readableCode(groups: number, lettersInGroup: number): string {
  const group = () =>
    Array.from({ length: lettersInGroup }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
