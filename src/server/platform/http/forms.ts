import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './errors.ts'
import { sayHttp } from './http.sentences.ts'

/** Routes in this scope accept multipart forms only; all others accept JSON only. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, {
    // The reader of the file decides how large it may be; a file cut off silently would only look damaged.
    throwFileSizeLimit: false,
    limits: {
      fileSize: Number.POSITIVE_INFINITY,
      files: 3,
      fields: 10,
      parts: 12,
      fieldNameSize: 100,
      fieldSize: 1000,
      headerPairs: 20,
    },
  })
  app.addContentTypeParser('*', (_request, _content, done) => done(notAForm()))
}

const notAForm = () => new Refusal(415, 'not-a-form', sayHttp.notAForm)
