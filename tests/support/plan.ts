import type { Sql } from 'postgres'

export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Parent Relationship'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

/** The plan of a statement with these values, as PostgreSQL makes it when the app sends the statement. */
export async function planOf(sql: Sql, text: string, values: readonly unknown[]): Promise<Plan> {
  const name = 'looked_at'
  const call = values.length > 0 ? `${name}(${values.map(literal).join(', ')})` : name
  return sql.begin(async (session) => {
    await session.unsafe(`prepare ${name} as ${text}`)
    const [row] = await session.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      `explain (analyze, buffers, format json) execute ${call}`,
    )
    await session.unsafe(`deallocate ${name}`)
    if (!row) throw new Error('explain always answers')
    return row['QUERY PLAN'][0].Plan
  }) as Promise<Plan>
}

/** PostgreSQL plans a statement five times for its values before it may keep a plan for all. */
const timesWithValues = 5

/** Whether PostgreSQL keeps one plan of a statement that is sent often, or plans it again each time. */
export async function isPlannedOnce(sql: Sql, text: string, values: readonly unknown[]): Promise<boolean> {
  if (values.length === 0) return true
  return sql.begin(async (session) => {
    await session.unsafe(`prepare looked_at as ${text}`)
    for (let time = 0; time <= timesWithValues; time += 1)
      await session.unsafe(`explain execute looked_at(${values.map(literal).join(', ')})`)
    const [row] =
      await session`select generic_plans > 0 as "isKept" from pg_prepared_statements where name = 'looked_at'`
    await session.unsafe('deallocate looked_at')
    return row?.isKept === true
  }) as Promise<boolean>
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return literal(`{${value.join(',')}}`)
  if (Buffer.isBuffer(value)) return literal(`\\x${value.toString('hex')}`)
  if (value instanceof Date) return literal(value.toISOString())
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}
