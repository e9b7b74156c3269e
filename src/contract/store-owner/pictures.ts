import { endpoint } from '#contract/endpoint.ts'
import { Uploaded, UploadForm, UploadSettings } from '#contract/shapes/picture-upload.ts'

export const image = {
  settings: endpoint({
    method: 'GET',
    path: '/images/settings',
    access: 'public',
    summary: 'Where pictures are uploaded',
    response: UploadSettings,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/images/upload',
    access: 'account',
    summary: 'Upload a picture for a store or a product',
    description:
      'The picture is encoded again from its pixels; the address of the answer goes into the form of a product or a store.',
    multipart: true,
    body: UploadForm,
    response: Uploaded,
  }),
}
