import { ownerPageSize, totalPages } from '#domain/pagination.ts'

export const sliceOf = (page: number) => ({ limit: ownerPageSize, offset: (page - 1) * ownerPageSize })

export const pagingOf = (page: number, total: number) => ({
  page,
  total,
  totalPages: totalPages(total, ownerPageSize),
})
