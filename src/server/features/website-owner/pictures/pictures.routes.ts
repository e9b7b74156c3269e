import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { PictureUploads } from '#server/shared/pictures/uploads.ts'

export function picturesRoutes(mount: Mount, uploads: PictureUploads) {
  mount(api.ownerPictures.settings, async () => uploads.settings(api.ownerPictures.upload))
  mount(api.ownerPictures.upload, ({ caller }, { request }) =>
    uploads.upload({ id: caller.ownerId, hasStore: true }, request),
  )
}
