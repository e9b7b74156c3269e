import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { PictureUploads } from '#server/shared/pictures/uploads.ts'

export function picturesRoutes(mount: Mount, uploads: PictureUploads) {
  mount(api.image.settings, async () => uploads.settings(api.image.upload))
  mount(api.image.upload, ({ caller: { userId, storeId } }, { request }) =>
    uploads.upload({ id: userId, hasStore: Boolean(storeId) }, request),
  )
}
