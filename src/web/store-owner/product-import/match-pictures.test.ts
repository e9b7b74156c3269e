import { expect, test } from 'vitest'
import { picturesByRow } from './match-pictures.ts'

const file = (name: string) => new File([''], name)
const matched = (cells: object, ...names: string[]) =>
  picturesByRow([{ line: 2, cells }], names.map(file)).get(2)?.name

test.each([
  [{ image: 'soap.jpg' }, ['hat.png', 'SOAP.JPG'], 'SOAP.JPG'],
  [{ image: 'https://cdn.shopify.com/files/Sega_Dress.jpg?v=12' }, ['sega-dress.webp'], 'sega-dress.webp'],
  [{ image: 'https://a.example/x.jpg, https://a.example/th%C3%A9.jpg' }, ['Thé.png'], 'Thé.png'],
  [{ sku: 'A-1', title: 'Soap' }, ['a 1.jpg'], 'a 1.jpg'],
  [{ title: 'Thé vert' }, ['the_vert.jpeg'], 'the_vert.jpeg'],
  [{ image: 'soap.jpg', title: 'Hat' }, ['hat.jpg', 'soap.png'], 'soap.png'],
  [{ title: 'Hat' }, ['soap.png'], undefined],
  [{}, ['.jpg'], undefined],
])('%j has, of %j, the picture %s', (cells, names, picture) => {
  expect(matched(cells, ...names)).toBe(picture)
})
