export interface Field {
  name: string
  /** Turns what the driver returns into the type of the column; null stays null. */
  decode?: ((value: unknown) => unknown) | undefined
}

/** Columns of a joined table. The group is null when they all are, as when nothing was joined. */
export interface FieldGroup {
  name: string
  fields: readonly Field[]
}

type Values = readonly unknown[]

/**
 * A function that makes an object of the values of a row: a copy of an empty row, filled. An object that gets some forty
 * fields one after the other takes more than twice the memory, which is garbage at once.
 */
export function rowReader<Row>(fields: readonly (Field | FieldGroup)[]): (values: Values) => Row {
  return readerFrom(0, fields) as (values: Values) => Row
}

function readerFrom(start: number, fields: readonly (Field | FieldGroup)[]): (values: Values) => object {
  const plain: (Field & { at: number })[] = []
  const groups: { name: string; from: number; to: number; read: (values: Values) => object }[] = []
  let at = start
  for (const field of fields) {
    if ('fields' in field) {
      const from = at
      at += field.fields.length
      groups.push({ name: field.name, from, to: at, read: readerFrom(from, field.fields) })
    } else {
      plain.push({ ...field, at })
      at += 1
    }
  }
  const empty = emptyRow(fields.map(({ name }) => name))

  return (values) => {
    const row = { ...empty }
    for (const { name, at, decode } of plain) {
      const value = values[at]
      row[name] = decode && value !== null ? decode(value) : value
    }
    for (const { name, from, to, read } of groups)
      row[name] = values.slice(from, to).every((value) => value === null) ? null : read(values)
    return row
  }
}

/** What is parsed has room for its fields; V8 keeps what is put together from many as a table, which is slower to copy. */
const emptyRow = (names: readonly string[]): Record<string, unknown> =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))))
