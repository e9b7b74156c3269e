import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInMs } from '#domain/mauritius-time.ts'
import { connect } from '#server/platform/database/connect.ts'
import { alertsApp } from '#tests/support/alerts-app.ts'

const { shop, setClock, wait, aProcess, aFollower, aWatcher, setPrice, setDiscount, lettersTo } =
  await alertsApp()

describe('one message for each event', () => {
  test('when two processes try at once, on connections of their own', async () => {
    const others = [1, 2].map(() => connect(shop.database.url, { connections: 2, name: 'a process' }))
    try {
      const processes = [...others.map(({ tables }) => aProcess(tables)), aProcess()]
      const { person, store } = await aFollower()
      const { person: second } = await aFollower(undefined, store)
      for (let number = 0; number < 12; number += 1) await shop.given.product({ store })
      await Promise.all([...processes, ...processes].map((each) => each.round()))
      await Promise.all(processes.map((each) => each.round()))
      for (const { email } of [person, second]) {
        const told = (await lettersTo(email)).flatMap(({ alerts }) => alerts)
        expect(told).toHaveLength(12)
      }
    } finally {
      await Promise.all(others.map(({ sql }) => sql.end()))
    }
  })

  test('when the same event is noted by two processes at once', async () => {
    const { person, product } = await aWatcher()
    await setDiscount(product.id, 25, '2026-11-15T19:59:00Z')
    await shop.database.sql`truncate alert_changes`
    const another = connect(shop.database.url, { connections: 2, name: 'a process' })
    try {
      const [one, other] = [aProcess(), aProcess(another.tables)]
      const all = [one, other, one, other].map(async ({ noting, sending }) => {
        await noting.endingDiscounts()
        await sending.due()
      })
      await Promise.all(all)
      expect((await lettersTo(person.email)).flatMap(({ alerts }) => alerts)).toHaveLength(1)
    } finally {
      await another.sql.end()
    }
  })

  test('in whatever order products, prices and rounds come', async () => {
    const step = fc.constantFrom('add', 'drop', 'round', 'two rounds', 'a day')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        setClock('2026-11-14T08:00:00Z')
        const { person, store } = await aFollower()
        const product = await shop.given.product({ store, price: 1000 })
        await person.client.wishlist.addProduct({ productId: product.id })
        await person.client.alert.watchPrice({ productId: product.id })
        let price = 1000
        let added = 1
        let isDropped = false
        let isToldToday = false
        let drops = 0
        const settle = (rounds: number) =>
          Promise.all(Array.from({ length: rounds }, () => aProcess().round()))
        const rounds = async (number: number) => {
          await settle(number)
          if (isDropped && !isToldToday) {
            drops += 1
            isToldToday = true
          }
          isDropped = false
        }
        for (const each of [...steps, 'round' as const]) {
          if (each === 'add') {
            await shop.given.product({ store })
            added += 1
          } else if (each === 'drop') {
            price -= 50
            await setPrice(product.id, price)
            isDropped = true
          } else if (each === 'a day') {
            await rounds(1)
            wait(dayInMs)
            isToldToday = false
          } else await rounds(each === 'round' ? 1 : 2)
        }
        const told = (await lettersTo(person.email)).flatMap(({ alerts }) => alerts)
        expect(told.filter(({ kind }) => kind === 'new-product')).toHaveLength(added)
        expect(told.filter(({ kind }) => kind === 'price-drop')).toHaveLength(drops)
      }),
      { numRuns: 15 },
    )
  })
})
