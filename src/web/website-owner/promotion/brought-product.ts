/** What the address may bring along from the ledger, where the advertising was paid for. */
export interface BroughtProduct {
  product?: string | undefined
  search?: string | undefined
  from?: string | undefined
  until?: string | undefined
}
