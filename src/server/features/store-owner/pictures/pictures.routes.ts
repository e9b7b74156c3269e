import { apiBase } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { ownPreset } from '#contract/store-owner/pictures.ts'
import { notFound } from '#server/platform/http/errors.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { PictureHost } from '#server/platform/images/hosted-pictures.ts'
import { say } from './pictures.sentences.ts'
import type { PicturesService } from './pictures.service.ts'
import { readUpload } from './read-upload.ts'

export function picturesRoutes(mount: Mount, pictures: PicturesService, host: PictureHost | undefined) {
  mount(api.image.settings, async () => ({
    uploadUrl: host?.uploadUrl ?? apiBase + api.image.upload.path,
    uploadPreset: host?.preset ?? ownPreset,
  }))
  mount(api.image.upload, ({ caller }, { request }) => {
    if (host) throw notFound(say.uploadElsewhere)
    return pictures.upload(caller, () => readUpload(request))
  })
}
