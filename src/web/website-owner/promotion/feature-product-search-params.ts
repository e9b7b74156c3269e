/** The ledger links here with these search params after advertising is paid. */
export interface FeatureProductSearch {
  product?: string | undefined
  search?: string | undefined
  from?: string | undefined
  until?: string | undefined
}
