/**
 * Runs in the head before the first paint. Marks a page that may open elsewhere than at its top: after Back, Forward or a
 * reload, or at a part of the page.
 */
export const returnedScript = `try{if(location.hash||performance.getEntriesByType('navigation')[0].type!='navigate')document.documentElement.dataset.returned=''}catch(e){}`
