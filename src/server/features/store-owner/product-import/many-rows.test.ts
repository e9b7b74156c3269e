import { beforeAll, expect, test } from 'vitest'
import { mostImportRows, mostRowsWritten } from '#domain/limits.ts'
import { isLong } from '#tests/support/long.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})

const limitSeconds = 20

test.runIf(isLong)(
  `a file of ${mostImportRows} rows is read and written within ${limitSeconds} seconds`,
  async () => {
    const { client, store } = await shop.storeOwner()
    const picture = await shop.uploaded()
    const lines = Array.from(
      { length: mostImportRows },
      (_, at) =>
        `P-${at};Woven basket ${at};"Made on the island, with care; number ${at}.";1 ${at % 10}50,00;${at % 3 ? '' : '10'};31/12/2026;Fashion > Women > Dresses;${picture}`,
    )
    const text = `\ufeffSKU;Title;Description;Price;Discount %;Discount ends;Category;Picture\r\n${lines.join('\r\n')}`

    const started = performance.now()
    const { rows } = await client.storeOwner.readProducts({ text })
    expect(rows.every(({ fate }) => fate === 'new')).toBe(true)
    const looked = performance.now()
    for (let from = 0; from < rows.length; from += mostRowsWritten) {
      const some = rows.slice(from, from + mostRowsWritten).map(({ line, cells }) => ({ line, cells }))
      expect(await client.storeOwner.writeProducts({ rows: some })).toMatchObject({ added: some.length })
    }
    const written = performance.now()
    const again = await client.storeOwner.readProducts({ text })
    expect(again.rows.every(({ fate }) => fate === 'unchanged')).toBe(true)
    expect((await client.store.products({ storeId: store.id })).total).toBe(mostImportRows)

    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
    console.info(`read in ${seconds(started, looked)} s, written in ${seconds(looked, written)} s`)
    expect(written - started).toBeLessThan(limitSeconds * 1000)
  },
  60_000,
)
