import { expect, test } from 'vitest'
import { allBlocks, fromBestBlocks } from './best-blocks.ts'

/** A catalogue of so many blocks, each with so many matches. */
function catalogueOf(blocks: number, perBlock: number) {
  const asked: number[] = []
  const find = async (most: number) => {
    asked.push(most)
    return { here: Math.min(most, blocks) * perBlock, isAll: most >= blocks }
  }
  return { asked, find }
}

test.each([
  ['enough in the first blocks', 3, 4, [4]],
  ['as many more as should be enough', 3, 20, [4, 9]],
  ['all of them when the first have nothing', 0, 20, [4, allBlocks]],
  ['twice as many when nearly enough were found', 3, 13, [4, 8]],
  ['all there are', 3, 500, [4, 209]],
])('%s', async (_, perBlock, enough, expected) => {
  const { asked, find } = catalogueOf(100, perBlock)
  const { here, isAll } = await fromBestBlocks(4, enough, find)
  expect(asked).toEqual(expected)
  expect(here >= enough || isAll).toBe(true)
})
