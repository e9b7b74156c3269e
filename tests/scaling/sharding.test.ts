import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { withTable, writeTable } from '#tests/support/table-in-page.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { type ShardPlan, shardPlan } from './shard-plan.ts'
import { type ShardProblem, shardProblems, type Table, unplanned } from './shard-rules.ts'

const page = path.join(projectRoot, 'docs/scaling.md')

async function tablesOfTheSchema(): Promise<Table[]> {
  const { sql } = await testDatabase()
  return sql<Table[]>`
    select relname as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped)
        as columns,
      coalesce((
        select json_agg(array(
          select coalesce(attname::text, 'an expression') from unnest(indkey::int2[]) as at
          left join pg_attribute on attrelid = c.oid and attnum = at and at <> 0))
        from pg_index where indrelid = c.oid and indisunique), '[]') as unique,
      coalesce((
        select json_agg(json_build_object('to', confrelid::regclass::text,
          'columns', array(select attname from unnest(conkey) as at join pg_attribute on attrelid = conrelid and attnum = at),
          'toColumns', array(select attname from unnest(confkey) as at join pg_attribute on attrelid = confrelid and attnum = at)))
        from pg_constraint where conrelid = c.oid and contype = 'f'), '[]') as references
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`
}

/** The tables of each group, and what would have to change. */
function shown(plan: ShardPlan, problems: readonly ShardProblem[]): string {
  const count = (kind: ShardProblem['kind'], tables: readonly string[]) =>
    problems.filter((problem) => problem.kind === kind && tables.includes(problem.table)).length
  const row = (by: string, tables: readonly string[]) =>
    `| ${by} | ${tables.length} | ${count('column', tables)} | ${count('unique', tables)} | ${count('reference', tables)} | ${count('crossing', tables)} |`
  return [
    '| rows are together by | tables | need the column | unique keys without it | references without it | references that cross |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...Object.entries(plan.spread).map(([group, keys]) => row(group, Object.keys(keys))),
    row('every server has all', plan.everywhere),
    row('one server has all', plan.onOne),
    '',
    'References that cross:',
    '',
    ...problems.filter(({ kind }) => kind === 'crossing').map(({ table, what }) => `- \`${table}\` ${what}`),
  ].join('\n')
}

test('docs/scaling.md says what several database servers would ask of the schema', async () => {
  const tables = await tablesOfTheSchema()
  expect(unplanned(shardPlan, tables)).toEqual([])
  const table = shown(shardPlan, shardProblems(shardPlan, tables))
  // `npx vitest run tests/scaling -u` would not write a page: this does.
  if (process.env.WRITE_DOCS) writeTable(page, 'shards', table)
  const text = readFileSync(page, 'utf8')
  expect(text === withTable(text, 'shards', table), 'WRITE_DOCS=on npx vitest run tests/scaling').toBe(true)
})

const plan = (spread: Partial<ShardPlan['spread']>, rest: Partial<ShardPlan> = {}): ShardPlan => ({
  everywhere: [],
  onOne: [],
  ...rest,
  spread: { store: {}, person: {}, session: {}, list: {}, word: {}, ...spread },
})
const table = (name: string, rest: Partial<Table> = {}): Table => ({
  name,
  columns: ['id', 'store_id'],
  unique: [],
  references: [],
  ...rest,
})
const reference = (to: string, columns = ['store_id'], toColumns = ['id']) => ({ columns, to, toColumns })
const byStore = plan({ store: { stores: 'id', products: 'store_id' } })

test.each<[string, ShardPlan, Table, ShardProblem[]]>([
  [
    'a reference along the key is allowed',
    byStore,
    table('products', { references: [reference('stores')] }),
    [],
  ],
  [
    'a reference by another column is not',
    byStore,
    table('products', { references: [reference('stores', ['id'])] }),
    [{ table: 'products', kind: 'reference', what: '(id) to stores needs store_id' }],
  ],
  [
    'a unique key needs the column that decides',
    byStore,
    table('products', { unique: [['id'], ['store_id', 'id']] }),
    [{ table: 'products', kind: 'unique', what: 'unique (id) needs store_id' }],
  ],
  [
    'a column that decides must be there',
    plan({ store: { ratings: 'shop_id' } }),
    table('ratings'),
    [{ table: 'ratings', kind: 'column', what: 'needs a column shop_id' }],
  ],
  [
    'a table that every server has may be referred to',
    plan({ store: { products: 'store_id' } }, { everywhere: ['categories'] }),
    table('products', { references: [reference('categories', ['id'])] }),
    [],
  ],
  [
    'a table that one server has may not',
    plan({ store: { products: 'store_id' } }, { onOne: ['pictures'] }),
    table('products', { references: [reference('pictures', ['id'])] }),
    [{ table: 'products', kind: 'crossing', what: '(id) refers to pictures elsewhere' }],
  ],
])('%s', (_, given, of, problems) => {
  expect(shardProblems(given, [of])).toEqual(problems)
})

test('a table that the plan forgets or names twice is told', () => {
  expect(unplanned(byStore, [table('stores'), table('visits')])).toEqual(['visits', 'products'])
  expect(unplanned({ ...byStore, onOne: ['stores'] }, [table('stores'), table('products')])).toEqual([
    'stores',
  ])
})
