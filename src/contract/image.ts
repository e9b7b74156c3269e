import { z } from 'zod'
import { Count } from './count.ts'
import { endpoint } from './endpoint.ts'

export const image = {
  upload: endpoint({
    method: 'POST',
    path: '/images/upload',
    access: 'user',
    summary: 'Upload a picture for a store or a product',
    multipart: true,
    body: z.object({
      file: z.file().meta({ description: 'JPEG, PNG, WebP or AVIF.' }),
      upload_preset: z.string().optional(),
    }),
    response: z.object({ secure_url: z.string(), width: Count, height: Count }),
  }),
}
