import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReadImportRow } from '#contract/shapes/product-import.ts'
import { importFields } from '#domain/product-columns.ts'
import { fakeUploads } from '#tests/support/web/fake-uploads.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { no, yes } from '#tests/support/web/render-own-products.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { ImportProducts } from './import-products.tsx'

const columns = {
  hasNames: true,
  ...Object.fromEntries(importFields.map((field) => [field, null])),
  title: 0,
}
const row = (line: number, changes: Partial<ReadImportRow> = {}): ReadImportRow => ({
  line,
  cells: { title: `Soap ${line}`, price: '5' },
  title: `Soap ${line}`,
  fate: 'new',
  fault: null,
  detail: null,
  notes: [],
  changes: [],
  ...changes,
})
const read = (...rows: ReadImportRow[]) => yes({ columns, names: ['Title'], isClear: true, rows })

async function opened(answers: (call: ApiCall) => Answer | Promise<Answer>) {
  const calls: ApiCall[] = []
  const client = {
    productCategory: {
      choices: async () => ({ categories: [] }),
      subchoices: async () => ({ subcategories: [] }),
    },
  }
  const shown = await renderInApp(<ImportProducts />, {
    client,
    send: async (call: ApiCall) => {
      if (call.url.includes('/image'))
        return yes({ uploadUrl: '/api/images/upload', uploadPreset: 'zilbazar' })
      calls.push(call)
      return answers(call)
    },
  })
  const { user } = shown
  await user.click(screen.getByLabelText('Or paste rows here'))
  await user.paste('Title;Price\nSoap;5')
  await user.click(screen.getByRole('button', { name: 'Read it' }))
  return { ...shown, calls }
}
const isRead = ({ url }: ApiCall) => url.endsWith('/import/read')
const bodyOf = (call: ApiCall | undefined) => call?.body as { rows: { cells: object }[] }

test('a file that cannot be read says why and keeps what was pasted', async () => {
  await opened(() => no(400, 'Line 2 is broken.'))
  expect(await screen.findByText('Line 2 is broken.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste rows here').value).toContain('Soap;5')
})

test('rows are shown by their fate and written in slices; after a lost call the import goes on', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => row(at + 2))
  const lengths: number[] = []
  const { user } = await opened((call) => {
    if (isRead(call)) return read(...rows, row(900, { fate: 'refused', fault: 'no-price' }))
    const { length } = bodyOf(call).rows
    lengths.push(length)
    if (lengths.length === 2) return no(503)
    return yes({ added: length, changed: 0, unchanged: 0, refused: [] })
  })
  expect(await screen.findByText('It has no price.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Import 300 products' }))
  expect(await screen.findByText('The import was interrupted.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Import 300 products' }))
  expect(await screen.findByText('Added: 300, changed: 0, unchanged: 0, refused: 1')).toBeTruthy()
  expect(lengths).toEqual([250, 50, 250, 50])
})

test('a chosen picture is uploaded and sent with the row that has its name', async () => {
  fakeUploads(async () => ({ body: { secure_url: 'http://localhost/media/upload/abc.jpg' } }))
  const { user, calls } = await opened((call) =>
    isRead(call)
      ? read(row(2, { notes: ['no-picture'] }), row(3, { notes: ['no-picture'] }))
      : yes({ added: 2, changed: 0, unchanged: 0, refused: [] }),
  )
  expect(await screen.findAllByText('Without a picture it stays a hidden draft.')).toHaveLength(2)
  await user.upload(screen.getByLabelText('Pictures'), new File(['x'], 'soap-3.jpg', { type: 'image/jpeg' }))
  expect(screen.getByText('1 picture chosen; rows that have one: 1.')).toBeTruthy()
  expect(screen.getByText('Picture: soap-3.jpg')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Import 2 products' }))
  expect(await screen.findByText('Added: 2, changed: 0, unchanged: 0, refused: 0')).toBeTruthy()
  expect(bodyOf(calls[1]).rows.map(({ cells }) => cells)).toEqual([
    { title: 'Soap 2', price: '5' },
    {
      title: 'Soap 3',
      price: '5',
      image: 'http://localhost/media/upload/f_auto,q_auto,w_800/abc.jpg',
    },
  ])
})
