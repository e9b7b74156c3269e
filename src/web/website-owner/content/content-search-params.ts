import type { foundKinds } from '#domain/found-content.ts'

export interface ContentSearch {
  search?: string | undefined
  kind?: (typeof foundKinds)[number] | undefined
  person?: string | undefined
  page?: number | undefined
}
