import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePreviousDataQuery } from './previous-data-query.ts'

/** A server that answers when the test tells it to. */
function slowServer() {
  const waiting = new Map<number, { answer: (text: string) => void; fail: (error: Error) => void }>()
  const call = (page: number) =>
    new Promise<string>((answer, fail) => {
      waiting.set(page, { answer, fail })
    })
  return { call, waiting }
}

function List({ page, call }: { page: number; call: (page: number) => Promise<string> }) {
  const { data, isOutdated, hasFailed } = usePreviousDataQuery({
    queryKey: ['list', page],
    queryFn: () => call(page),
    retry: false,
  })
  return <p>{`${data ?? 'nothing'}${isOutdated ? ', waiting' : ''}${hasFailed ? ', failed' : ''}`}</p>
}

function open() {
  const server = slowServer()
  const client = new QueryClient()
  const list = (page: number) => (
    <QueryClientProvider client={client}>
      <List page={page} call={server.call} />
    </QueryClientProvider>
  )
  const { rerender } = render(list(1))
  return { waiting: server.waiting, turnTo: (page: number) => rerender(list(page)) }
}

test('the previous list is shown until the next one has loaded', async () => {
  const { waiting, turnTo } = open()
  expect(screen.getByText('nothing, waiting')).toBeTruthy()
  waiting.get(1)?.answer('first')
  await screen.findByText('first')
  turnTo(2)
  expect(screen.getByText('first, waiting')).toBeTruthy()
  waiting.get(2)?.answer('second')
  await screen.findByText('second')
})

test('the previous list is shown when the next one fails to load', async () => {
  const { waiting, turnTo } = open()
  waiting.get(1)?.answer('first')
  await screen.findByText('first')
  turnTo(2)
  waiting.get(2)?.fail(new Error('no network'))
  await screen.findByText('first, failed')
})

test('a failed first list has no data and reports the failure', async () => {
  const { waiting } = open()
  waiting.get(1)?.fail(new Error('no network'))
  await screen.findByText('nothing, failed')
})
