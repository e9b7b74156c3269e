import { z } from 'zod'
import { Count } from './count.ts'

/** The only preset of our own picture service. */
export const ownPreset = 'zilbazar'

export const UploadSettings = z.object({
  uploadUrl: z
    .string()
    .meta({ description: 'Ours, or that of a hosting service.', example: '/api/images/upload' }),
  uploadPreset: z.string().meta({ example: ownPreset }),
})

export const UploadForm = z.object({
  file: z.file().meta({ description: 'JPEG, PNG, WebP or AVIF, at most 10 MB and 40 million pixels.' }),
  upload_preset: z.string().optional().meta({ example: ownPreset }),
})

export const Uploaded = z.object({
  secure_url: z.string().meta({ example: 'https://zilbazar.mu/media/upload/9f2c.jpg' }),
  width: Count,
  height: Count,
})
