import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { ownPreset } from '#contract/shapes/picture-upload.ts'
import { badField, Refusal } from '#server/platform/http/errors.ts'
import { type PictureFormat, recognise, telltaleBytes } from '#server/platform/images/recognise.ts'
import { sayUpload } from './uploads.sentences.ts'

const mostBytes = 10_000_000
/** Bytes that a multipart form adds around its file. */
const wrapping = 10_000

const tooLarge = () => new Refusal(413, 'too-large', sayUpload.tooLarge)
const notAPicture = () => new Refusal(415, 'not-a-picture', sayUpload.notAPicture)
const wasCut = () => new Refusal(400, 'upload-cut', sayUpload.cutOff)

interface Upload {
  file: Buffer
  format: PictureFormat
}

/** Reads the one picture of a form while it arrives, and stops at the first sign that it cannot be used. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  // A caller that hung up while waiting for a slot would never send the rest.
  if (request.raw.destroyed) throw wasCut()
  try {
    if (Number(request.headers['content-length']) > mostBytes + wrapping) throw tooLarge()
    return await readForm(request)
  } catch (error) {
    // The rest of the request must be read, or the sender never gets to read the answer.
    request.raw.resume()
    throw error instanceof Refusal ? error : wasCut()
  }
}

async function readForm(request: FastifyRequest): Promise<Upload> {
  let upload: Upload | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'upload_preset' && part.value !== ownPreset)
        throw badField('upload_preset', sayUpload.noSuchPreset)
      continue
    }
    try {
      if (part.fieldname !== 'file') throw badField('file', sayUpload.wrongField)
      if (upload) throw badField('file', sayUpload.oneAtATime)
      upload = await readPicture(part.file)
    } finally {
      part.file.destroy()
    }
  }
  if (!upload) throw badField('file', sayUpload.noPicture)
  return upload
}

async function readPicture(arriving: Readable): Promise<Upload> {
  // Allocated once at full size: untouched memory pages cost nothing, and no copy is made.
  const whole = Buffer.allocUnsafeSlow(mostBytes)
  let size = 0
  let format: PictureFormat | undefined
  for await (const piece of arriving as AsyncIterable<Buffer>) {
    if (size + piece.length > mostBytes) throw tooLarge()
    size += piece.copy(whole, size)
    if (size < telltaleBytes) continue
    format ??= recognise(whole.subarray(0, telltaleBytes))
    if (!format) throw notAPicture()
  }
  if (size === 0) throw badField('file', sayUpload.empty)
  format ??= recognise(whole.subarray(0, size))
  if (!format) throw notAPicture()
  return { file: whole.subarray(0, size), format }
}
