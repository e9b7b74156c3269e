import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Count } from '#contract/shapes/count.ts'

/** The only preset of our own picture service. */
export const ownPreset = 'zilbazar'

export const image = {
  settings: endpoint({
    method: 'GET',
    path: '/images/settings',
    access: 'public',
    summary: 'Where pictures are uploaded',
    response: z.object({
      uploadUrl: z
        .string()
        .meta({ description: 'Ours, or that of a hosting service.', example: '/api/images/upload' }),
      uploadPreset: z.string().meta({ example: ownPreset }),
    }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/images/upload',
    access: 'account',
    summary: 'Upload a picture for a store or a product',
    multipart: true,
    body: z.object({
      file: z.file().meta({ description: 'JPEG, PNG, WebP or AVIF, at most 10 MB and 40 million pixels.' }),
      upload_preset: z.string().optional().meta({ example: ownPreset }),
    }),
    response: z.object({
      secure_url: z.string().meta({ example: 'https://zilbazar.mu/media/upload/9f2c.jpg' }),
      width: Count,
      height: Count,
    }),
  }),
}
