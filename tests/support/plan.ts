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

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return literal(`{${value.join(',')}}`)
  if (Buffer.isBuffer(value)) return literal(`\\x${value.toString('hex')}`)
  if (value instanceof Date) return literal(value.toISOString())
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}
