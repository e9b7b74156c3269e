import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { styleSingleton } from './adopted-styles.ts'

test('an open dialog stops the page from scrolling without a custom property, which every element would inherit', () => {
  const Styles = styleSingleton()
  render(
    <Styles styles="body[data-scroll-locked] { overflow: hidden; --removed-body-scroll-bar-size: 15px; }" />,
  )
  const rules = document.adoptedStyleSheets.flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => rule.cssText),
  )
  expect(rules.join('')).toContain('overflow: hidden')
  expect(rules.join('')).not.toContain('--')
  cleanup()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})
