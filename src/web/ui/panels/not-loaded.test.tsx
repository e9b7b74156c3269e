import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { ApiError } from '#web/shared/api/client.ts'
import { NotLoaded } from './not-loaded.tsx'

function Panel({ load }: { load: () => Promise<string> }) {
  const { data, isError, refetch } = useQuery({ queryKey: ['panel'], queryFn: load })
  if (data) return <p>{data}</p>
  return isError && <NotLoaded sentence="Nothing came." onTryAgain={() => void refetch()} />
}

test('what could not be loaded names its request, and another one after another try', async () => {
  const answers = [
    () => Promise.reject(new ApiError(500, undefined, 'req-1')),
    () => Promise.reject(new ApiError(503, undefined, 'req-2')),
    async () => 'here',
  ]
  const { user } = await renderInApp(<Panel load={async () => answers.shift()?.() ?? ''} />)
  await screen.findByText(/Request number: req-1$/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/Request number: req-2$/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('here')
  expect(screen.queryByText(/Request number/)).toBeNull()
})

test('without a network there is no request to name', async () => {
  await renderInApp(<Panel load={() => Promise.reject(new TypeError('no network'))} />)
  await screen.findByText('Nothing came.')
  expect(screen.queryByText(/Request number/)).toBeNull()
})
