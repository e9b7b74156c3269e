import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { productImport } from './product-import.service.ts'

const { storeOwner } = api

export function productImportRoutes(mount: Mount, files: ReturnType<typeof productImport>): void {
  mount(storeOwner.readProducts, ({ caller, body: { text, columns, ...defaults } }) =>
    files.read(caller, text, columns, defaults),
  )
  mount(storeOwner.writeProducts, ({ caller, body: { rows, ...defaults } }) =>
    files.write(caller, rows, defaults),
  )
}
