import { randomInt } from 'node:crypto'

/** Nothing that is easily read as something else. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** Groups of letters such as `k7mp-2x9t`, made by chance, to be written down and typed in; five bits a letter. */
export function readableCode(groups: number, lettersInGroup: number): string {
  const group = () =>
    Array.from({ length: lettersInGroup }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
