/** What people write, by the stars they gave. */
export type Remarks = Record<1 | 2 | 3 | 4 | 5, string[]>
