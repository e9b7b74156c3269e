import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { bulkEdit } from './bulk-edit.service.ts'

const { storeOwner } = api

export function bulkEditRoutes(mount: Mount, bulk: ReturnType<typeof bulkEdit>): void {
  mount(storeOwner.editProducts, ({ caller, body }) => bulk.edit(caller, body.productIds, body.operation))
  mount(storeOwner.undoProductEdit, ({ caller, body }) => bulk.undo(caller, body.undoId))
}
