export type RowValue = string | number | boolean | Date | null
/** One value per column. */
export type Row = readonly RowValue[]
