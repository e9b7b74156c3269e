import { parentPort } from 'node:worker_threads'
import { languageDetector } from './language-detector.ts'

/** The program of the thread that detects languages. */
const detect = await languageDetector()
parentPort?.on('message', (comment: string) => parentPort?.postMessage(detect(comment)))
