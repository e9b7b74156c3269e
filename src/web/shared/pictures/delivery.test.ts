import { expect, test } from 'vitest'
import { pictureSources } from './delivery.ts'

const everyWidth = (before: string, key: string) =>
  [200, 400, 800, 1200].map((width) => `${before}f_auto,q_auto,w_${width}/${key} ${width}w`).join(', ')

test.each([
  ['/media/upload/f_auto,q_auto,w_800/9f2c.jpg', '/media/upload/', '9f2c.jpg'],
  ['/media/upload/9f2c.jpg', '/media/upload/', '9f2c.jpg'],
  ['/media/upload/demo/soap.jpg', '/media/upload/', 'demo/soap.jpg'],
  ['https://zilbazar.mu/media/upload/w_400/9f2c.jpg', 'https://zilbazar.mu/media/upload/', '9f2c.jpg'],
])('%s is offered in every width we deliver', (url, before, key) => {
  expect(pictureSources(url)).toEqual({
    src: `${before}f_auto,q_auto,w_800/${key}`,
    srcSet: everyWidth(before, key),
  })
})

test.each(['https://example.com/photo.jpg', 'https://res.example.com/image/upload/w_800/a.jpg'])(
  'a picture stored elsewhere keeps its address: %s',
  (url) => expect(pictureSources(url)).toEqual({ src: url }),
)
