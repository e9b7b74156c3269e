import { expect, test } from 'vitest'
import { inlineScripts } from '../http/security.ts'
import { programStart, withDataAsText } from './program-start.ts'

const page =
  '<head><script>theme()</script></head><body><script class="scroll">restore()</script>' +
  '<script data-tsr-stream-part="">$_TSR={}</script><script>document.currentScript.remove()</script>' +
  '<script type="module" src="/x.js"></script></body>'

test('the data of the program is text until the program starts, and its hash stays in the policy', () => {
  const html = withDataAsText(page)
  expect(html).toBe(
    '<head><script>theme()</script></head><body><script class="scroll">restore()</script>' +
      '<script type="text/plain" data-tsr-stream-part="">$_TSR={}</script>' +
      '<script type="text/plain">document.currentScript.remove()</script>' +
      '<script type="module" src="/x.js"></script></body>',
  )
  expect(inlineScripts(html)).toEqual(inlineScripts(page))
})

test('a page without data of the program stays as it is', () => {
  expect(withDataAsText('<p>Offline</p>')).toBe('<p>Offline</p>')
})

const files = ['/assets/entry.js']

test('the program of a page to read waits for its use, that of a form does not', () => {
  const waiting = programStart({ files, reading: undefined, waitsForUse: true })
  const atOnce = programStart({ files, reading: undefined, waitsForUse: false })
  expect(waiting).toContain('if(dataset.guess||')
  expect(atOnce).toContain('if(true)used()')
})

test('what every page runs is named only when the build has it', () => {
  expect(programStart({ files, reading: '/assets/reading.js', waitsForUse: true })).toContain(
    'import("/assets/reading.js")',
  )
  expect(programStart({ files, reading: undefined, waitsForUse: true })).not.toContain('reading')
})
