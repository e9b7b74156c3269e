import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { late } from './late.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const drawn = '<!--$--><p>Rs 250</p><!--/$-->'

test('a part keeps its HTML while the page is drawn again before its code has come', async () => {
  let codeCame = (_: typeof Text) => {}
  const Part = late(() => new Promise<typeof Text>((resolve) => (codeCame = resolve)))
  let drawAgain = () => {}
  function Page() {
    const [times, setTimes] = useState(1)
    drawAgain = () => setTimes(times + 1)
    return (
      <>
        <i>{times}</i>
        <Part text="Rs 250" />
      </>
    )
  }
  document.body.innerHTML = `<main><i>1</i>${drawn}</main>`
  const [container] = document.getElementsByTagName('main')
  if (!container) throw new Error('The page was not drawn.')
  await act(async () => void hydrateRoot(container, <Page />))
  await act(async () => drawAgain())
  expect(container.textContent).toBe('2Rs 250')
  await act(async () => codeCame(Text))
  expect(container.textContent).toBe('2Rs 250')
})

function Text({ text }: { text: string }) {
  return <p>{text}</p>
}
