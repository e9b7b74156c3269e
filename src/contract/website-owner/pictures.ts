import { endpoint } from '#contract/endpoint.ts'
import { Uploaded, UploadForm, UploadSettings } from '#contract/shapes/picture-upload.ts'

export const ownerPictures = {
  settings: endpoint({
    method: 'GET',
    path: '/owner/pictures/settings',
    access: 'owner',
    summary: 'Where the website owner’s pictures are uploaded',
    response: UploadSettings,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/owner/pictures',
    access: 'owner',
    summary: 'Upload a picture for a banner, a campaign or the payment details',
    multipart: true,
    body: UploadForm,
    response: Uploaded,
  }),
}
