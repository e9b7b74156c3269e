import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeUploads } from '#tests/support/web/fake-uploads.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { OwnerPictureField } from './owner-picture-field.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const settings = { uploadUrl: '/api/owner/pictures', uploadPreset: 'zilbazar' }

function Form() {
  const [picture, setPicture] = useState<string | null>(null)
  return <OwnerPictureField label="Picture" value={picture} onChange={setPicture} />
}

async function choosePicture() {
  const { user } = await renderInApp(<Form />, {
    client: {},
    send: async () => ({ status: 200, body: settings }),
  })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nothing to choose a file with.')
  fireEvent.change(input, { target: { files: [new File(['…'], 'fair.jpg', { type: 'image/jpeg' })] } })
  return user
}

test('an uploaded picture is shown and can be removed', async () => {
  fakeUploads(async () => ({ status: 200, body: { secure_url: '/media/upload/9f2c.jpg' } }))
  const user = await choosePicture()
  const picture = await screen.findByRole('img', { name: 'The chosen picture' })
  await waitFor(() => expect(picture.getAttribute('src')).toContain('9f2c.jpg'))
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Choose a picture')
})

test('a refused picture is explained in the words of the server', async () => {
  fakeUploads(async () => ({ status: 413, body: { message: 'A picture can have at most 10 MB.' } }))
  await choosePicture()
  expect(await screen.findByText('A picture can have at most 10 MB.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeTruthy()
})
