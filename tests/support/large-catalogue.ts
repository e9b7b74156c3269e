import { setTimeout } from 'node:timers/promises'
import type { Sql, TransactionSql } from 'postgres'
import type { Database } from '#server/platform/database/connect.ts'

const id = (kind: string, number: string) =>
  `('${kind}000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

/**
 * A hundred thousand products of two thousand stores, generated in SQL in a few seconds: without triggers, and with
 * the indexes of products built at the end.
 */
export async function fillCatalogue({ sql }: Database, now: Date): Promise<void> {
  await sql.begin(async (fill) => {
    const tables = [
      'product_categories',
      'store_categories',
      'stores',
      'products',
      'product_ratings',
      'store_ratings',
    ]
    for (const table of tables) await fill.unsafe(`alter table ${table} disable trigger user`)
    await fill`set local maintenance_work_mem = '256MB'`
    const rebuild = await withoutIndexes(fill, 'products')
    for (const statement of statements(now)) await fill.unsafe(statement)
    await rebuild()
    await fill`select refresh_search_vocabulary()`
    await fill.unsafe(manyWords)
    await fill`select count_all_lists(${now.toISOString()})`
    await fill`select index_all_products()`
    for (const table of tables) await fill.unsafe(`alter table ${table} enable trigger user`)
  })
  await settle(sql)
}

/** Counts read the table until every page is marked visible; an old snapshot can delay that. */
async function settle(sql: Sql): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await sql`vacuum (analyze) products, stores, spot_totals, search_vocabulary, product_ratings, store_ratings, product_categories, store_categories, pictures, users`
    const [unsettled] =
      await sql`select from pg_class where relname in ('products', 'stores') and relallvisible < relpages`
    if (!unsettled) return
    // Nothing announces that a snapshot has ended: it is looked for again.
    await setTimeout(250)
  }
  throw new Error('Something keeps an old snapshot of the test database open.')
}

async function withoutIndexes(sql: TransactionSql, table: string): Promise<() => Promise<void>> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisunique`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  return async () => {
    for (const { definition } of indexes) await sql.unsafe(definition)
  }
}

/** As many different words as the names of a very large catalogue have. */
const manyWords = `insert into search_vocabulary (word)
  select translate(substr(md5(n::text), 1, 4 + n % 8), '0123456789', 'ghijklmnop') from generate_series(0, 99999) as n
  on conflict do nothing`

function statements(now: Date): string[] {
  const moment = `timestamptz '${now.toISOString()}'`
  const words = (list: string, number: string) =>
    `(string_to_array('${list}', ' '))[1 + (${number}) % ${list.split(' ').length}]`
  const title = (
    n: string,
  ) => `initcap(${words('fresh dried smoked green Mahébourg creole sweet hot', n)}) || ' ' ||
    ${words('mango lychee vanilla tea basket samousa sega pareo honey rougaille octopus sugar', `${n} / 8`)} || ' ' ||
    ${words('box jar set pack bowl bag', `${n} / 96`)}`
  const category = (kind: string) =>
    ['n % 10', '10 + n % 40', '50 + n % 120'].map((number) => id(kind, number)).join(', ')

  // Three of four stores have a pin, all over the island.
  const pinned = (n: string, from: number) =>
    `(case when ${n} % 4 > 0 then ${from} + ${n} * 7919 % 1000 * 0.0004 end)::float8`
  const latitude = (n: string) => pinned(n, -20.5)
  const longitude = (n: string) => pinned(`(${n} * 31)`, 57.4)

  const tree = (table: string, kind: string) => `
    insert into ${table} (id, parent_id, depth, path, name, position, search)
    select ${id(kind, 'n')},
      case when depth > 0 then ${id(kind, 'parent')} end, depth,
      case depth when 0 then array[${id(kind, 'n')}]
        when 1 then array[${id(kind, 'parent')}, ${id(kind, 'n')}]
        else array[${id(kind, '(parent - 10) % 10')}, ${id(kind, 'parent')}, ${id(kind, 'n')}] end,
      'Shelf ' || n, n, to_tsvector('zilbazar', 'Shelf ' || n)
    from (
      select n, case when n < 10 then 0 when n < 50 then 1 else 2 end as depth,
        case when n < 50 then (n - 10) % 10 else 10 + (n - 50) % 40 end as parent
      from generate_series(0, 169) as n) as numbered`

  return [
    `insert into users (id, name, email, password_hash)
      select ${id('aa', 'n')}, 'Person ' || n, 'person-' || n || '@example.test', 'none' from generate_series(0, 2999) as n`,
    `insert into pictures (key, width, height, bytes)
      select 'picture-' || n || '.jpg', 1200, 900, 1000 from generate_series(0, 999) as n`,
    tree('product_categories', 'ca'),
    tree('store_categories', 'cb'),
    `insert into stores (id, user_id, email, password_hash, name, description, picture_key, category_id, category_path,
        st_number, line, locality, city, latitude, longitude, rating_sum, rating_count, created_at, search, name_words)
      select ${id('bb', 'n')}, ${id('aa', 'n')}, 'store-' || n || '@example.test', 'none', name, repeat('Open every day but Sunday, ask for the season. ', 15),
        'picture-' || n % 1000 || '.jpg', ${id('cb', '50 + n % 120')}, array[${category('cb')}], '1', 'Royal Road', 'Centre', 'City ' || n % 60, ${latitude('n')}, ${longitude('n')},
        (n % 12) * (1 + n % 5), n % 12, ${moment} - n * interval '1 hour',
        setweight(to_tsvector('zilbazar', name), 'A') || setweight(to_tsvector('zilbazar', 'A store'), 'D'),
        name_words(name, 'A') || name_words('City ' || n % 60, 'D')
      from (select n, ${words('Magasin Boutique Lakaz Ti Maison', 'n')} || ' ' || ${words('Mango Soleil Corail Lagon', 'n / 5')} || ' ' || n as name
        from generate_series(0, 1999) as n) as named`,
    // There are few kinds of titles, so the words of each are computed once.
    `create temporary table title_kinds on commit drop as
      select number, kind, name_words(kind, 'A') as title_words
      from (select number, ${title('number')} as kind from generate_series(0, 575) as number) as kinds`,
    'analyze title_kinds',
    `insert into products (id, store_id, city, pin, title, description, price_cents, picture_key, category_id, category_path,
        discount_percent, discount_expires_at, featured_from, rating_sum, rating_count, created_at, search, name_words)
      select ${id('dd', 'n')}, ${id('bb', 'n % 2000')}, 'City ' || n % 2000 % 60,
        coalesce(${latitude('n % 2000')}::text || ',' || ${longitude('n % 2000')}::text, ''), title, description, 10000,
        'picture-' || n % 1000 || '.jpg', ${id('ca', '50 + n % 120')}, array[${category('ca')}],
        case when n % 4 = 0 then 20 end, case when n % 4 = 0 then ${moment} + (n % 60 - 10) * interval '1 day' end,
        case when n % 700 = 0 then ${moment} - interval '1 day' end,
        (n * 7 % 13) * (1 + n % 5), n * 7 % 13, ${moment} - n * interval '1 minute',
        product_words(title, description, 'Magasin', 'City', to_tsvector('zilbazar', 'Shelf')),
        title_words || setweight(to_tsvector('simple', (n % 700)::text), 'A') || name_words('Magasin', 'C') || name_words('City', 'D')
          || name_words('Shelf', 'B')
      from (select n, kind || ' ' || n % 700 as title, title_words, ${words('market morning garden island kitchen holiday', 'n / 3')} || ' thing' as description
        from generate_series(0, 99999) as n join title_kinds on title_kinds.number = n % 576) as named`,
    `insert into featured_periods (id, product_id, starts_at)
      select gen_random_uuid(), id, featured_from from products where featured_from is not null`,
    `insert into product_ratings (id, product_id, user_id, rating)
      select ${id('ee', 'n')}, ${id('dd', 'n % 20000')}, ${id('aa', 'n / 20000')}, 1 + n % 5 from generate_series(0, 39999) as n`,
    `insert into store_ratings (id, store_id, user_id, rating)
      select ${id('ff', 'n')}, ${id('bb', 'n % 100')}, ${id('aa', 'n / 100')}, 1 + n % 5 from generate_series(0, 9999) as n`,
  ]
}

/** Rows of the filled catalogue that a call can name. */
export const known = {
  product: 'dd000000-0000-7000-8000-000000000007',
  store: 'bb000000-0000-7000-8000-000000000007',
  rootCategory: 'ca000000-0000-7000-8000-000000000003',
  subcategory: 'ca000000-0000-7000-8000-00000000000d',
  storeCategory: 'cb000000-0000-7000-8000-000000000003',
  storeSubcategory: 'cb000000-0000-7000-8000-00000000000d',
  city: 'City 7',
  /** Rated the product and the store above. */
  person: 'aa000000-0000-7000-8000-000000000000',
  stars: 3,
  unratedProduct: 'dd000000-0000-7000-8000-00000000ea61',
  unratedStore: 'bb000000-0000-7000-8000-000000000100',
}
