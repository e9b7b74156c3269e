/**
 * Runs in the head before the first paint. Marks a page that may open elsewhere than at its top: after Back, Forward or a
 * reload, or at a part of the page.
 */
export const returnedScript = `try{if(location.hash||performance.getEntriesByType('navigation')[0].type!='navigate')document.documentElement.dataset.returned=''}catch(e){}`

/** After a move within the program, Back may open the page in its middle. */
export function expectReturn(): void {
  document.documentElement.dataset.returned = ''
}
