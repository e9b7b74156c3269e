import { expect, test } from 'vitest'
import { readPictureSetting } from './picture-setting.ts'

test('a bucket at Amazon, with credentials from the usual places', () => {
  expect(readPictureSetting('s3://shop-pictures?region=eu-west-3')).toEqual({
    s3: {
      bucket: 'shop-pictures',
      prefix: '',
      endpoint: undefined,
      region: 'eu-west-3',
      credentials: undefined,
    },
  })
})

test('a bucket anywhere else, with a prefix and its own credentials', () => {
  expect(readPictureSetting('s3://key:se%2Fcret@shop/all/pictures/?endpoint=http://minio:9000')).toEqual({
    s3: {
      bucket: 'shop',
      prefix: 'all/pictures/',
      endpoint: 'http://minio:9000',
      region: undefined,
      credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
    },
  })
})

test.each([
  ['https://api.example.com/v1/shop/upload?preset=shop', 'https://api.example.com/'],
  [
    'https://api.example.com/v1/shop/upload?preset=shop&delivery=https://res.example.com/shop',
    'https://res.example.com/shop/',
  ],
])('a hosting service: %s delivers from %s', (value, deliversFrom) => {
  expect(readPictureSetting(value)).toEqual({
    host: { uploadUrl: 'https://api.example.com/v1/shop/upload', preset: 'shop', deliversFrom },
  })
})

test.each([
  'images',
  'file:///images',
  's3://key@shop',
  's3://shop?endpoint=minio',
  'https://api.example.com/upload?preset=shop&delivery=res.example.com',
])('%s cannot be understood', (value) => {
  expect(readPictureSetting(value)).toBe(undefined)
})
