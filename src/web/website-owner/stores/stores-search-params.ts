export const storeStatuses = ['active', 'suspended'] as const

export interface StoresSearch {
  search?: string | undefined
  status?: (typeof storeStatuses)[number] | undefined
  page?: number | undefined
}
