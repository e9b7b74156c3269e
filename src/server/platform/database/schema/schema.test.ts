import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { longestErrorMessage } from '#domain/browser-error.ts'
import { longest } from '#domain/limits.ts'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let product: { id: string }
let store: { id: string; city: string }
beforeAll(async () => {
  shop = await testApp()
  store = await shop.given.store({ name: 'Tizardin', city: 'Flacq' })
  product = await shop.given.product({ store, title: 'Lychees of the season', price: 100 })
})

const run = (statement: string) => shop.database.sql.unsafe(statement)

describe('the database refuses', () => {
  test.each([
    ['a price below zero', () => `update products set price_cents = -1 where id = '${product.id}'`],
    ['a payment that is not known', () => `update stores set payments_taken = '{gold}'`],
    [
      'a discount of 0 percent',
      () =>
        `update products set discount_percent = 0, discount_expires_at = now() where id = '${product.id}'`,
    ],
    [
      'a discount of 100 percent',
      () =>
        `update products set discount_percent = 100, discount_expires_at = now() where id = '${product.id}'`,
    ],
    [
      'a discount without an end',
      () => `update products set discount_percent = 20 where id = '${product.id}'`,
    ],
    [
      'an end without a discount',
      () => `update products set discount_expires_at = now() where id = '${product.id}'`,
    ],
    [
      'a product in another city than its store',
      () => `update products set city = 'Atlantis' where id = '${product.id}'`,
    ],
    [
      'a product visible against its store',
      () => `update products set store_status = 'suspended' where id = '${product.id}'`,
    ],
    [
      'a product with another path than its category',
      () => `update products set category_path = array['${v7()}'::uuid] where id = '${product.id}'`,
    ],
    ['a picture in use to go', () => 'delete from pictures'],
    [
      'a person behind a store to go before the store',
      () => 'delete from users where id in (select user_id from stores)',
    ],
    [
      'more stars than there are ratings for',
      () => `update products set rating_sum = 6, rating_count = 1 where id = '${product.id}'`,
    ],
    [
      'opening hours between the half hours',
      () => `insert into opening_hours values ('${store.id}', 1, true, 545, 600)`,
    ],
    [
      'opening hours that last no time',
      () => `insert into opening_hours values ('${store.id}', 1, true, 600, 600)`,
    ],
    ['an eighth weekday', () => `insert into opening_hours values ('${store.id}', 8, true, 540, 600)`],
    [
      'a further span between the half hours',
      () => `insert into opening_spans values ('${store.id}', 1, 545, 600)`,
    ],
    [
      'a special day with other hours and no span',
      () => `insert into special_days (store_id, day, hours) values ('${store.id}', '2026-12-25', 'other')`,
    ],
    [
      'a closed day with a span',
      () =>
        `insert into special_days (store_id, day, hours, spans) values ('${store.id}', '2026-12-25', 'closed', '{540,600}')`,
    ],
    [
      'a span of a special day without an end',
      () =>
        `insert into special_days (store_id, day, hours, spans) values ('${store.id}', '2026-12-25', 'other', '{540}')`,
    ],
    [
      'an announcement that says nothing',
      () => `insert into announcements (store_id, message) values ('${store.id}', '  ')`,
    ],
    [
      'a session of nobody',
      () => `insert into sessions (id, kind, expires_at) values ('${v7()}', 'user', now())`,
    ],
    [
      'a session of the wrong kind',
      () =>
        `insert into sessions (id, kind, store_id, expires_at) values ('${v7()}', 'user', '${store.id}', now())`,
    ],
    [
      'a report for another reason without details',
      () =>
        `insert into reports (id, target, target_label, store_id, reason) values ('${v7()}', 'store', 'x', '${store.id}', 'other')`,
    ],
  ])('%s', async (_, statement) => {
    await expect(run(statement())).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  })

  test('a fourth level of subcategories, and a child at the wrong depth', async () => {
    let parent = await shop.given.productCategory()
    for (let level = 1; level <= 3; level += 1) parent = await shop.given.productCategory({ parent })
    await expect(shop.given.productCategory({ parent })).rejects.toThrow()
    const [root, id] = [await shop.given.productCategory(), v7()]
    await expect(
      run(`insert into product_categories (id, parent_id, depth, path, name)
        values ('${id}', '${root.id}', 2, array['${root.id}', '${root.id}', '${id}']::uuid[], 'x')`),
    ).rejects.toThrow(/foreign key/)
  })

  test('a second rating by the same person, and stars outside 1 to 5', async () => {
    const { id: author } = await shop.given.user()
    const rate = (stars: number) =>
      run(
        `insert into product_ratings (id, product_id, user_id, rating) values ('${v7()}', '${product.id}', '${author}', ${stars})`,
      )
    await expect(rate(0)).rejects.toThrow(/check/)
    await expect(rate(6)).rejects.toThrow(/check/)
    await rate(4)
    await expect(rate(5)).rejects.toThrow(/unique/)
    await run(`delete from product_ratings where user_id = '${author}'`)
  })

  test('any change to what was paid and to what the website owner did', async () => {
    await run(`insert into audit_log (actor, action) values ('owner@example.test', 'looked')`)
    await expect(run('update audit_log set action = $$nothing$$')).rejects.toThrow(/append-only/)
    await expect(run('delete from audit_log')).rejects.toThrow(/append-only/)
    await expect(run('truncate fee_payments')).rejects.toThrow(/append-only/)
  })

  test('the same e-mail address twice, whatever its case', async () => {
    await shop.given.user({ email: 'Ti.Jean@example.test' })
    await expect(shop.given.user({ email: 'ti.jean@EXAMPLE.test' })).rejects.toThrow()
  })
})

describe('what follows by itself', () => {
  const found = async (words: string) => {
    const rows = await shop.database.sql`
      select title from products where search @@ websearch_to_tsquery('zilbazar', ${words}) order by title`
    return rows.map(({ title }) => title)
  }

  test('a store that moves or is suspended takes its products along', async () => {
    const moving = await shop.given.store({ city: 'Moka' })
    const { id } = await shop.given.product({ store: moving })
    await run(`update stores set city = 'Souillac', status = 'suspended' where id = '${moving.id}'`)
    const [row] = await shop.database.sql`select city, is_visible from products where id = ${id}`
    expect(row).toEqual({ city: 'Souillac', is_visible: false })
  })

  test('a product is found by title, description, store and category, without accents and word endings', async () => {
    const preserves = await shop.given.productCategory({ name: 'Achards & épices' })
    const owner = await shop.given.store({ name: 'Kaz Mahébourg' })
    await shop.given.product({
      store: owner,
      category: preserves,
      title: 'Pâte piment',
      description: 'Ground chillies in small jars.',
    })
    for (const words of ['pate piments', 'MAHEBOURG', 'epice', 'chilli jar'])
      expect(await found(words)).toEqual(['Pâte piment'])
  })

  test('renaming a store or a category reaches the words of its products', async () => {
    const category = await shop.given.productCategory({ name: 'Lamps' })
    const owner = await shop.given.store({ name: 'Before' })
    await shop.given.product({ store: owner, category, title: 'Solar lantern' })
    await run(`update stores set name = 'Zetwal' where id = '${owner.id}'`)
    await run(`update product_categories set name = 'Luminaires' where id = '${category.id}'`)
    expect(await found('zetwal luminaires')).toEqual(['Solar lantern'])
    expect(await found('before')).toEqual([])
  })

  describe('names and vocabulary', () => {
    const named = async (words: string) => {
      const rows = await shop.database.sql`
        select title from products where name_words @@ whole_words(${[words]}::text[], '{}') order by title`
      return rows.map(({ title }) => title)
    }
    const isKnown = async (word: string) =>
      (await shop.database.sql`select from search_vocabulary where word = ${word}`).length === 1

    test('a product is named by its title, its store, its own category and its place, in singular and plural', async () => {
      const wide = await shop.given.productCategory({ name: 'Widecategory' })
      const category = await shop.given.productCategory({ name: 'Étagères', parent: wide })
      const owner = await shop.given.store({ name: 'Kaz Latanier', city: 'Rivière Noire' })
      await shop.given.product({ store: owner, category, title: 'Bookshelves', description: 'Of takamaka.' })
      for (const words of ['bookshelves', 'LATANIERS', 'etagere', 'riviere noire']) {
        expect(await named(words), words).toEqual(['Bookshelves'])
      }
      for (const words of ['widecategory', 'takamaka', 'book']) expect(await named(words), words).toEqual([])
    })

    test('edits, renames and moves of product, store and category reach the names and the vocabulary', async () => {
      const [one, other] = [
        await shop.given.productCategory(),
        await shop.given.productCategory({ name: 'Filigrane' }),
      ]
      const category = await shop.given.productCategory({ name: 'Oldcategory', parent: one })
      const owner = await shop.given.store({ name: 'Oldname', city: 'Moka' })
      const { id } = await shop.given.product({ store: owner, category, title: 'Oldtitle' })
      await run(`update products set title = 'Bigorneau' where id = '${id}'`)
      await run(`update stores set name = 'Kordonie' where id = '${owner.id}'`)
      await run(`update stores set city = 'Souillac' where id = '${owner.id}'`)
      await run(`update product_categories set name = 'Paravents' where id = '${category.id}'`)
      expect(await named('bigorneau kordonie souillac paravent')).toEqual(['Bigorneau'])
      for (const word of ['oldtitle', 'oldname', 'moka', 'oldcategory']) expect(await named(word)).toEqual([])
      for (const word of ['bigorneau', 'kordonie', 'souillac', 'paravents'])
        expect(await isKnown(word), word).toBe(true)

      await run(`update product_categories set parent_id = '${other.id}', path = array['${other.id}', '${category.id}']::uuid[]
        where id = '${category.id}'`)
      expect(await found('filigrane bigorneau')).toEqual(['Bigorneau'])
      expect(await named('paravent')).toEqual(['Bigorneau'])
      await run(
        `update products set category_id = '${other.id}', category_path = array['${other.id}']::uuid[] where id = '${id}'`,
      )
      expect(await named('filigrane')).toEqual(['Bigorneau'])
    })

    test('a refreshed vocabulary has what is used and nothing else', async () => {
      const { id } = await shop.given.product({ title: 'Ephemeral gizmotron' })
      expect(await isKnown('gizmotron')).toBe(true)
      await run(`delete from products where id = '${id}'`)
      await run(`delete from search_vocabulary where word = 'tizardin'`)
      await run('select refresh_search_vocabulary()')
      expect(await isKnown('gizmotron')).toBe(false)
      expect(await isKnown('tizardin')).toBe(true)
    })
  })

  test('every price a product has had is kept, and nothing else', async () => {
    const { id } = await shop.given.product({ price: 100 })
    await run(`update products set title = 'Renamed' where id = '${id}'`)
    await run(`update products set price_cents = 9000 where id = '${id}'`)
    await run(
      `update products set discount_percent = 10, discount_expires_at = '2026-12-01T19:59Z' where id = '${id}'`,
    )
    const rows = await shop.database.sql`
      select price_cents, discount_percent::float8 from price_history where product_id = ${id} order by id`
    expect(rows.map((row) => [row.price_cents, row.discount_percent])).toEqual([
      [10000, null],
      [9000, null],
      [9000, 10],
    ])
  })
})

describe('averages', () => {
  const stateOf = async (id: string) => {
    const [row] = await shop.database.sql`
      select p.rating_sum, p.rating_count, coalesce(sum(r.rating) filter (where r.status = 'counted'), 0)::int as sum,
        (count(*) filter (where r.status = 'counted'))::int as count
      from products p left join product_ratings r on r.product_id = p.id where p.id = ${id} group by p.id`
    return row
  }

  test('leave out what is held, and follow a person who goes', async () => {
    const rated = await shop.given.product()
    await shop.given.productRated(rated, 5, 1)
    const leaving = await shop.given.user()
    await run(
      `insert into product_ratings (id, product_id, user_id, rating) values ('${v7()}', '${rated.id}', '${leaving.id}', 3)`,
    )
    await run(`update product_ratings set status = 'held' where product_id = '${rated.id}' and rating = 1`)
    expect(await stateOf(rated.id)).toEqual({ rating_sum: 8, rating_count: 2, sum: 8, count: 2 })
    await run(`delete from users where id = '${leaving.id}'`)
    expect(await stateOf(rated.id)).toEqual({ rating_sum: 5, rating_count: 1, sum: 5, count: 1 })
  })

  test('are exact after hundreds of ratings, replacements and deletions at once', async () => {
    const rated = [await shop.given.product(), await shop.given.product(), await shop.given.product()]
    const people = await Promise.all(Array.from({ length: 30 }, () => shop.given.user()))
    const actions = people.flatMap((person, turn) =>
      Array.from({ length: 10 }, (_, step) => async () => {
        const target = rated[(turn + step) % rated.length] as { id: string }
        if (step % 5 === 4)
          return run(
            `delete from product_ratings where user_id = '${person.id}' and product_id = '${target.id}'`,
          )
        return run(`insert into product_ratings (id, product_id, user_id, rating)
          values ('${v7()}', '${target.id}', '${person.id}', ${((turn + step) % 5) + 1})
          on conflict (product_id, user_id) do update set rating = excluded.rating`)
      }),
    )
    const leaving = people
      .slice(0, 5)
      .map((person) => () => run(`delete from users where id = '${person.id}'`))
    await Promise.allSettled([...actions, ...leaving].map((act) => act()))
    for (const { id } of rated) {
      const state = await stateOf(id)
      expect([state?.rating_sum, state?.rating_count]).toEqual([state?.sum, state?.count])
      expect(state?.count).toBeGreaterThan(0)
    }
  })
})

test('the database knows the same limits as the contract and the forms', async () => {
  const checks = await run(`select conname as name, pg_get_constraintdef(oid) as says from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) like '%char_length%'`)
  const limits = Object.fromEntries(
    checks.map(({ name, says }) => [name, Number(says.match(/<= (\d+)/)?.[1])]),
  )
  expect(limits).toEqual({
    users_name_length: longest.personName,
    users_email_length: longest.email,
    saved_searches_q_length: longest.search,
    search_words_short: longest.searchedWords,
    special_days_note_length: longest.specialDayNote,
    product_categories_name_length: longest.categoryName,
    store_categories_name_length: longest.categoryName,
    product_categories_name_fr_length: longest.categoryName,
    store_categories_name_fr_length: longest.categoryName,
    stores_name_length: longest.storeName,
    stores_description_length: longest.description,
    products_title_length: longest.productTitle,
    products_sku_length: longest.sku,
    products_description_length: longest.description,
    product_ratings_comment_length: longest.comment,
    store_ratings_comment_length: longest.comment,
    raised_prices_note_length: longest.decisionText,
    review_answers_length: longest.reviewAnswer,
    contact_messages_length: longest.contactMessage,
    contact_replies_length: longest.messageReply,
    reports_details_length: longest.reportDetails,
    banners_message_length: longest.bannerMessage,
    holidays_name_length: longest.holidayName,
    campaigns_channel_length: longest.campaignChannel,
    campaigns_shown_length: longest.campaignText,
    browser_errors_short: longestErrorMessage,
  })
})
