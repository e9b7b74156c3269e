import { createRoute, Outlet } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { ApiError } from '#web/shared/api/client.ts'
import { FailurePage } from './failure-page.tsx'

test('a page whose call failed names the request', async () => {
  const error = new ApiError(500, { message: 'Ours to mend.' }, 'req-7')
  await renderInApp(<FailurePage error={error} />)
  expect(screen.getByText(/Request number: req-7$/)).toBeTruthy()
})

test('a page that failed without a request names no number', async () => {
  await renderInApp(<FailurePage error={new TypeError('no network')} />)
  expect(screen.getByRole('heading', { name: 'A passing squall' })).toBeTruthy()
  expect(screen.queryByText(/Request number/)).toBeNull()
})

test('a page whose loading failed is loaded again', async () => {
  let isAway = true
  const { user } = await renderInApp(<Outlet />, {
    at: '/page',
    routes: (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/page',
        loader: () => {
          if (isAway) throw new ApiError(503, undefined, 'req-8')
        },
        component: () => <p>It is here.</p>,
        errorComponent: FailurePage,
      }),
    ],
  })
  await screen.findByText(/req-8/)
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('It is here.')
})
