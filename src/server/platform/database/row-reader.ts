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

/**
 * A function that makes an object of the values of a row. It is compiled for its fields: an object that gets some forty
 * of them one after the other takes ten times as long and five times the memory, most of which is garbage at once.
 */
export function rowReader<Row>(fields: readonly (Field | FieldGroup)[]): (values: readonly unknown[]) => Row {
  const decoders: Field['decode'][] = []
  const member = ({ name, decode }: Field) => {
    const value = `values[${decoders.push(decode) - 1}]`
    const decoded = `${value} === null ? null : decoders[${decoders.length - 1}](${value})`
    return `${JSON.stringify(name)}: ${decode ? decoded : value}`
  }
  const group = ({ name, fields }: FieldGroup) => {
    const isEmpty = fields.map((_, at) => `values[${decoders.length + at}] === null`).join(' && ')
    return `${JSON.stringify(name)}: ${isEmpty} ? null : { ${fields.map(member).join(', ')} }`
  }
  const members = fields.map((each) => ('fields' in each ? group(each) : member(each)))
  const compile = new Function('decoders', `return (values) => ({ ${members.join(', ')} })`)
  return compile(decoders)
}
