import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeUploads } from '#tests/support/web/fake-uploads.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { settled } from '#tests/support/web/settled.ts'
import type { Answer } from '#web/shared/api/client.ts'
import { PictureField } from './picture-field.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const settings: Answer = { status: 200, body: { uploadUrl: '/api/images/upload', uploadPreset: 'zilbazar' } }
const uploaded = { status: 200, body: { secure_url: '/media/upload/9f2c.jpg' } }
const messages = { uploaded: 'Uploaded.', refused: 'Refused.', failed: 'Failed.' }

async function open(send: () => Promise<Answer> = async () => settings) {
  const onChange = vi.fn()
  const { user } = await renderInApp(
    <PictureField label="Picture" as="admin" value={null} onChange={onChange} messages={messages} />,
    { client: {}, send },
  )
  const choose = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is nothing to choose a file with.')
    // The file dialog returns the focus to the button that opened it.
    screen.getByRole('button', { name: 'Choose a picture' }).focus()
    fireEvent.change(input, { target: { files: [new File(['…'], 'shop.jpg', { type: 'image/jpeg' })] } })
    await screen.findByRole('progressbar')
  }
  return { user, choose, onChange }
}

const focused = () => document.activeElement?.textContent

test('a picture that is cancelled before its upload starts is not uploaded', async () => {
  const upload = vi.fn(async () => uploaded)
  fakeUploads(upload)
  let answer = (_: Answer) => {}
  const { user, choose, onChange } = await open(() => new Promise((done) => (answer = done)))
  await choose()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  answer(settings)
  await settled()
  expect(upload).not.toHaveBeenCalled()
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeTruthy()
})

test('after a choice by keyboard the focus moves to the button that replaces the first', async () => {
  let arrive = (_: object) => {}
  fakeUploads(() => new Promise((done) => (arrive = done)))
  const { choose, onChange } = await open()
  await choose()
  await waitFor(() => expect(focused()).toBe('Cancel'))
  arrive(uploaded)
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('/media/upload/f_auto,q_auto,w_800/9f2c.jpg'))
  await waitFor(() => expect(focused()).toBe('Choose a picture'))
})
