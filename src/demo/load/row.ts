export type RowValue = string | number | boolean | Date | null
/** One value a column. */
export type Row = readonly RowValue[]
